import type { Album } from '@thirteen/contract/catalogue.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { sortPath } from '#lib/paths.ts';
import { ProgressBar } from '#features/sorter/progress-bar.tsx';
import type { SortLine } from '../sort-state.ts';
import { goalTitle, sorterWords } from '../sorter.words.ts';
import styles from './sort-list.module.css';

type SortListProps = {
  readonly sorts: readonly SortLine[];
  readonly albums: readonly Album[];
  readonly onRemove: (sort: SortLine) => void;
};

/** The sorts under way and done, each to go on with or to delete. */
export function SortList({ sorts, albums, onRemove }: SortListProps) {
  return (
    <section className={styles['sorts']} aria-labelledby="sorts">
      <h2 id="sorts">{sorterWords.underWay}</h2>
      <ul>
        {sorts.map((sort) => (
          <SortRow key={sort.id} sort={sort} title={titleOf(sort, albums)} onRemove={() => onRemove(sort)} />
        ))}
      </ul>
    </section>
  );
}

type SortRowProps = { readonly sort: SortLine; readonly title: string; readonly onRemove: () => void };

function SortRow({ sort, title, onRemove }: SortRowProps) {
  const { taps, left } = sort;
  const isDone = left === 0;
  const portion = taps / Math.max(1, taps + left);
  return (
    <li className={styles['sort']}>
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['about']}>
          {isDone ? sorterWords.tapsDone(taps) : sorterWords.tapsSoFar(taps, left)}
        </span>
      </span>
      <span className={styles['cord']}>
        <ProgressBar portion={isDone ? 1 : portion} />
      </span>
      <ButtonLink
        to={sortPath(sort.id)}
        variant={isDone ? 'quiet' : 'action'}
        aria-label={labelOf(isDone, title)}
      >
        {isDone ? sorterWords.seeResult : sorterWords.resume}
      </ButtonLink>
      <IconButton icon="trash" label={sorterWords.remove(title)} variant="outlined" onClick={onRemove} />
    </li>
  );
}

function labelOf(isDone: boolean, title: string): string {
  return `${isDone ? sorterWords.seeResult : sorterWords.resume}: ${title}`;
}

/** What a sort is called. */
export function titleOf(
  { goal, wanted }: Pick<SortLine, 'goal' | 'wanted'>,
  albums: readonly Album[],
): string {
  return goalTitle(goal, (key) => albums.find((album) => album.key === key)?.title, wanted);
}
