import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { Cover } from '#ui/cover.tsx';
import styles from './album-intro.module.css';
import { releaseDateWords } from './release-date.ts';
import { rankingWords } from './rankings.words.ts';

type AlbumIntroProps = {
  readonly title: string;
  /** ISO date; null for the singles, which have no single date. */
  readonly releaseDate: string | null;
  readonly cover: string | null;
  readonly theme: EraTheme;
};

/** What a ranking of songs is about: the album with its cover and date. */
export function AlbumIntro({ title, releaseDate, cover, theme }: AlbumIntroProps) {
  return (
    <div className={styles['intro']}>
      <img className={styles['art']} src={`/media/backgrounds/${theme}.svg`} alt="" decoding="async" />
      <span className={styles['cover']}>
        <Cover src={cover} size={320} loading="eager" />
      </span>
      <div className={styles['words']}>
        <p className={styles['for']}>{rankingWords.rankingsFor}</p>
        <h1 className={styles['title']}>{title}</h1>
        {releaseDate !== null && <p>{rankingWords.released(releaseDateWords(releaseDate))}</p>}
      </div>
      <p className={styles['helper']}>{rankingWords.dragSongs}</p>
    </div>
  );
}
