import type { HeroSong } from '@thirteen/contract/about/about.ts';
import { useState, type CSSProperties } from 'react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { pickSongs, replaceSong, SELECTION_SIZE } from './hero-selection.ts';
import styles from './hero.module.css';
import { homeWords } from './home.words.ts';
import { useAutoPlay } from './use-auto-play.ts';
import { Cover } from '#ui/covers/cover.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { useWidth } from '#ui/use-width.ts';

const ROTATION_MS = 3000;

type HeroProps = {
  /** Undefined while they are on their way; the cards then show their backs. */
  readonly songs: readonly HeroSong[] | undefined;
};

/** The welcome on a stage at night, with five songs as a fan of cards, of which one changes every three seconds. */
export function Hero({ songs }: HeroProps) {
  const username = useSession()?.username ?? '';
  const [shown, setShown] = useState<{ songs: readonly HeroSong[]; selection: readonly HeroSong[] }>();
  if (songs && shown?.songs !== songs) setShown({ songs, selection: pickSongs(songs, Math.random) });

  const selection = shown?.selection ?? [];
  const { isPaused, toggle, areaProps } = useAutoPlay(
    ROTATION_MS,
    () => setShown((now) => now && { ...now, selection: replaceSong(now.selection, now.songs, Math.random) }),
    selection.length > 0,
  );

  return (
    <section className={styles['stage']} aria-label={homeWords.welcome} {...areaProps}>
      <img
        className={styles['scene']}
        src="/media/scenes/night-stage.svg"
        alt=""
        width="1280"
        height="520"
        fetchPriority="high"
      />
      <div className={styles['container']}>
        <div className={styles['welcome']}>
          <h1>
            {homeWords.welcomeTo}{' '}
            <em style={{ '--letters': username.length } as CSSProperties}>{username}</em>
          </h1>
          <p>{homeWords.intro}</p>
          <div className={styles['actions']}>
            <ButtonLink variant="brand" size="lg" to={paths.top13}>
              {homeWords.editTop13}
            </ButtonLink>
            <ButtonLink variant="quiet" size="lg" to={paths.erasTourBuilder}>
              {homeWords.buildSetList}
            </ButtonLink>
          </div>
        </div>
        <HeroCards selection={selection} />
        <div className={styles['pause']}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            variant="art"
            label={isPaused ? homeWords.resumeSongs : homeWords.pauseSongs}
            onClick={toggle}
          />
        </div>
      </div>
    </section>
  );
}

const COVER = 166;
const SLOTS = Array.from({ length: SELECTION_SIZE }, (_, slot) => slot);

/** Songs as a fan of cards, or their backs while there are none; in narrow windows a row that scrolls. */
function HeroCards({ selection }: { readonly selection: readonly HeroSong[] }) {
  const isRow = useWidth('phone');
  return (
    <ul
      className={styles['selection']}
      aria-label={homeWords.heroSongs}
      // What scrolls must be reachable by keyboard; the cards on a desktop do not.
      {...(isRow && { tabIndex: 0, 'data-focus': 'inside' })}
    >
      {SLOTS.map((slot) => (
        <li
          key={slot}
          className={styles['slot']}
          style={{ '--from-middle': slot - (SELECTION_SIZE - 1) / 2 } as CSSProperties}
        >
          <SongCard key={selection[slot]?.title ?? ''} song={selection[slot]} />
        </li>
      ))}
    </ul>
  );
}

function SongCard({ song }: { readonly song: HeroSong | undefined }) {
  if (!song) return <div className={styles['card']} data-is-back />;
  const { title, albumName, albumCover, era } = song;
  return (
    <div className={styles['card']} data-era={era} title={title}>
      <span className={styles['picture']}>
        <Cover src={albumCover} size={COVER} loading="eager" />
      </span>
      <b className={styles['title']}>
        <SongLink title={title} />
      </b>
      <small className={styles['album']}>{albumName}</small>
    </div>
  );
}
