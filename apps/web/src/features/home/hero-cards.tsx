import type { HeroSong } from '@thirteen/contract/about/about.ts';
import type { CSSProperties } from 'react';
import { Cover } from '#ui/covers/cover.tsx';
import { useWidth } from '#ui/use-width.ts';
import { SELECTION_SIZE } from './hero-selection.ts';
import styles from './hero-cards.module.css';
import { homeWords } from './home.words.ts';

const COVER = 166;
const SLOTS = Array.from({ length: SELECTION_SIZE }, (_, slot) => slot);

/** Songs as a fan of cards, or their backs while there are none; in narrow windows a row that scrolls. */
export function HeroCards({ selection }: { readonly selection: readonly HeroSong[] }) {
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
      <b className={styles['title']}>{title}</b>
      <small className={styles['album']}>{albumName}</small>
    </div>
  );
}
