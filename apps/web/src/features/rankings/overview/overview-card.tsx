import { Link } from 'react-router';
import { audioControl } from '#ui/audio-player/playing.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import styles from './overview-card.module.css';
import { type OverviewEntry, overviewWords } from './overview-entries.ts';
import { useClip } from '#ui/audio-player/use-clip.ts';
import { isDone, type Progress } from './progress.ts';

type OverviewCardProps = { readonly entry: OverviewEntry; readonly progress: Progress | undefined };

/** A cover of the overview: a link to a ranking, with its progress, that plays a clip while it is hovered. */
export function OverviewCard({ entry, progress }: OverviewCardProps) {
  const { title, to, theme, clip, cover, count } = entry;
  const { audio, isPlaying, toggle, audioEvents, coverEvents } = useClip();
  return (
    <div className={styles['card']} data-era={theme} data-playing={isPlaying || undefined}>
      <Link className={styles['link']} to={to} {...coverEvents}>
        <span className={styles['sleeve']}>
          <span className={styles['record']} />
          <Cover src={cover} size={240} />
        </span>
        <span className={styles['title']}>{title}</span>
        {count !== undefined && <span className={styles['count']}>{count}</span>}
        <span className={styles['progress']}>
          {progress !== undefined && (
            <>
              <Bead look={isDone(progress) ? 'round' : 'empty'} />
              {overviewWords.progress(progress)}
            </>
          )}
        </span>
      </Link>
      {clip !== undefined && (
        <>
          <audio ref={audio} src={clip} preload="none" hidden {...audioEvents} />
          <span className={styles['play']} {...audioControl}>
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? overviewWords.stopClip(title) : overviewWords.playClip(title)}
              variant="art"
              onClick={toggle}
            />
          </span>
        </>
      )}
    </div>
  );
}
