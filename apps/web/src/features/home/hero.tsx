import type { HeroSong } from '@thirteen/contract/site.ts';
import { useState, type CSSProperties } from 'react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { HeroCards } from './hero-cards.tsx';
import { dealHand, replaceOne } from './hero-hand.ts';
import styles from './hero.module.css';
import { homeWords } from './home.words.ts';
import { useAutoPlay } from './use-auto-play.ts';

const ROTATION_MS = 3000;

type HeroProps = {
  /** Undefined while they are on their way; the cards then show their backs. */
  readonly songs: readonly HeroSong[] | undefined;
};

/** The welcome on a stage at night, with five songs as a hand of cards, of which one changes every three seconds. */
export function Hero({ songs }: HeroProps) {
  const username = useSession()?.username ?? '';
  const [deal, setDeal] = useState<{ songs: readonly HeroSong[]; hand: readonly HeroSong[] }>();
  if (songs && deal?.songs !== songs) setDeal({ songs, hand: dealHand(songs, Math.random) });

  const hand = deal?.hand ?? [];
  const { isPaused, toggle, areaProps } = useAutoPlay(
    ROTATION_MS,
    () => setDeal((now) => now && { ...now, hand: replaceOne(now.hand, now.songs, Math.random) }),
    hand.length > 0,
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
      <div className={styles['frame']}>
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
        <HeroCards hand={hand} />
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
