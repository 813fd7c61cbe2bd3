import { Icon } from '#ui/icon.tsx';
import styles from './all-songs-issues.module.css';
import type { RankIssues } from './typing/rank-typing.ts';
import { rankFieldId } from './typing/rank-field.tsx';
import { allSongsWords } from './all-songs.words.ts';

type AllSongsIssuesProps = {
  readonly issues: RankIssues;
  readonly titleOf: (song: string) => string;
  /** The fan wants to see the song's row. */
  readonly onShow: (song: string) => void;
};

/** What keeps the ranking from being saved, with a link to each row that is concerned. */
export function AllSongsIssues({ issues, titleOf, onShow }: AllSongsIssuesProps) {
  const { invalid, duplicates } = issues;
  const links = (songs: readonly string[]) => (
    <span className={styles['songs']}>
      {songs.map((song) => (
        <a
          key={song}
          href={`#${rankFieldId(song)}`}
          onClick={(event) => {
            event.preventDefault();
            onShow(song);
          }}
        >
          {titleOf(song)}
        </a>
      ))}
    </span>
  );
  return (
    <section className={styles['card']} role="alert" aria-label={allSongsWords.issues}>
      <Icon name="alert" />
      <div className={styles['lines']}>
        {duplicates.length > 0 && (
          <p>
            {allSongsWords.duplicates(duplicates.map(({ rank }) => rank))}{' '}
            {links(duplicates.flatMap(({ songs }) => songs))}
          </p>
        )}
        {invalid.length > 0 && (
          <p>
            {allSongsWords.invalid(invalid.length)} {links(invalid)}
          </p>
        )}
      </div>
    </section>
  );
}
