import { Cover } from '#ui/covers/cover.tsx';
import styles from './album-intro.module.css';
import { DragHelper } from '#features/rankings/drag-helper.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';

type AlbumIntroProps = {
  readonly albumKey: string;
  readonly title: string;
  /** ISO date; null for the singles, which have no single date. */
  readonly releaseDate: string | null;
  readonly cover: string | null;
};

/** What a ranking of songs is about: the album with its cover and date. */
export function AlbumIntro({ albumKey, title, releaseDate, cover }: AlbumIntroProps) {
  return (
    <div className={styles['intro']}>
      <span className={styles['cover']}>
        <Cover src={cover} size={320} loading="eager" />
      </span>
      <div className={styles['words']}>
        <p className={styles['for']}>{rankingWords.rankingsFor}</p>
        <h1 className={styles['title']}>{title}</h1>
        {releaseDate !== null && <p>{rankingWords.released(releaseDateWords(releaseDate))}</p>}
      </div>
      <div className={styles['helper']}>
        <DragHelper text={rankingWords.dragSongs} goal={`album-${albumKey}`} />
      </div>
    </div>
  );
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** An ISO date as people say it: "October 24th, 2006". */
export function releaseDateWords(isoDate: string): string {
  const date = new Date(isoDate);
  const day = date.getUTCDate();
  return `${months.format(date)} ${day}${suffixes[ordinals.select(day)] ?? 'th'}, ${date.getUTCFullYear()}`;
}
