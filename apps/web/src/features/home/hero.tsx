import type { HeroSong } from '@thirteen/contract/about/about.ts';
import { useState, type CSSProperties } from 'react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { HeroCards } from './hero-cards.tsx';
import { pickSongs, replaceSong } from './hero-selection.ts';
import styles from './hero.module.css';
import { homeWords } from './home.words.ts';
import { useAutoPlay } from './use-auto-play.ts';

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
