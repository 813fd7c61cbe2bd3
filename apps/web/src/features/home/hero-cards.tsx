import type { HeroSong } from '@thirteen/contract/site.ts';
import type { CSSProperties } from 'react';
import { Cover } from '#ui/cover.tsx';
import { useMedia } from '#ui/use-media.ts';
import { HAND_SIZE } from './hero-hand.ts';
import styles from './hero-cards.module.css';
import { homeWords } from './home.words.ts';

const COVER = 166;
const SLOTS = Array.from({ length: HAND_SIZE }, (_, slot) => slot);

/** Songs as a hand of cards, or their backs while there are none; in narrow windows a row that scrolls. */
export function HeroCards({ hand }: { readonly hand: readonly HeroSong[] }) {
  const isRow = useMedia('(width <= 48em)');
  return (
    <ul
      className={styles['hand']}
      aria-label={homeWords.heroSongs}
      // What scrolls must be reachable by keyboard; the hand on a desktop does not.
      {...(isRow && { tabIndex: 0, 'data-focus': 'inside' })}
    >
      {SLOTS.map((slot) => (
        <li
          key={slot}
          className={styles['slot']}
          style={{ '--from-middle': slot - (HAND_SIZE - 1) / 2 } as CSSProperties}
        >
          <SongCard key={hand[slot]?.title ?? ''} song={hand[slot]} />
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
      <b className={styles['title']}>{title}</b>
      <small className={styles['album']}>{albumName}</small>
    </div>
  );
}
