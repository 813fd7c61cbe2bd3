import type { Album } from '@thirteen/contract/catalogue.ts';
import { useMemo, useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import {
  listOverviewEntries,
  useProgress,
  overviewWords,
  type OverviewEntry,
  isDone,
  type Progress,
} from './overview-entries.ts';
import { chooseHoverSound, useHoverSound } from '#ui/audio-player/hover-sound.ts';
import styles from './overview.module.css';
import { rankingWords } from '#features/rankings/rankings.words.ts';
import { useIdlePreload } from './use-idle-preload.ts';
import { Link } from 'react-router';
import { audioControl } from '#ui/audio-player/playing.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useClip } from '#ui/audio-player/use-clip.ts';

type RankingsOverviewProps = {
  /** The catalogue; undefined while it loads. */
  readonly albums: readonly Album[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};

/** The covers of all rankings: one for each album, and four for the whole catalogue. */
export function RankingsOverview({ albums, hasFailed, onRetry }: RankingsOverviewProps) {
  const hasSound = useHoverSound();
  return (
    <Page>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h1>{rankingWords.hubTitle}</h1>
          <p>{overviewWords.about}</p>
        </div>
        <div className={styles['tools']}>
          <ButtonLink to={paths.sorter} variant="quiet">
            {overviewWords.sort}
          </ButtonLink>
          <ButtonLink to={paths.importList} variant="quiet">
            {overviewWords.bringIn}
          </ButtonLink>
          <div className={styles['sound']}>
            <Switch label={overviewWords.hoverSound} isOn={hasSound} onChange={chooseHoverSound} />
          </div>
        </div>
      </div>
      {albums && <Covers albums={albums} hasSound={hasSound} />}
      {!albums && hasFailed && <RetryCard message={rankingWords.albumsNotLoaded} onRetry={onRetry} />}
      {!albums && !hasFailed && <CoversSkeleton />}
    </Page>
  );
}

type CoversProps = { readonly albums: readonly Album[]; readonly hasSound: boolean };

function Covers({ albums, hasSound }: CoversProps) {
  const covers = useRef<HTMLUListElement>(null);
  const entries = useMemo(() => listOverviewEntries(albums), [albums]);
  const progressOf = useProgress();
  useIdlePreload(covers, hasSound);
  return (
    <ul ref={covers} className={styles['covers']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <OverviewCard entry={entry} progress={progressOf(entry.list)} />
        </li>
      ))}
    </ul>
  );
}

const covers = Array.from({ length: 15 }, (_, place) => place);

function CoversSkeleton() {
  return (
    <div className={styles['covers']} aria-hidden="true">
      {covers.map((place) => (
        <div key={place} className={styles['placeholder']}>
          <Skeleton shape="cover" height="auto" />
        </div>
      ))}
    </div>
  );
}

type OverviewCardProps = { readonly entry: OverviewEntry; readonly progress: Progress | undefined };

/** A cover of the overview: a link to a ranking, with its progress, that plays a clip while it is hovered. */
function OverviewCard({ entry, progress }: OverviewCardProps) {
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
