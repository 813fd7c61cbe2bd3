import type { Album } from '@thirteen/contract/catalogue.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { SortLine } from '../sort-state.ts';
import { sorterWords } from '../sorter.words.ts';
import { titleOf } from './sort-list.tsx';
import styles from './sort-list.module.css';

type LeftSortsProps = {
  readonly sorts: readonly SortLine[];
  readonly albums: readonly Album[];
  readonly onMoveIn: (sort: SortLine) => void;
  readonly onRemove: (sort: SortLine) => void;
};

/** The sorts of before the login that the account had no room for, each to move in after all or to delete. */
export function LeftSorts({ sorts, albums, onMoveIn, onRemove }: LeftSortsProps) {
  return (
    <section className={styles['sorts']} aria-labelledby="left-sorts">
      <h2 id="left-sorts">{sorterWords.leftTitle}</h2>
      <p>{sorterWords.leftNote}</p>
      <ul role="list">
        {sorts.map((sort) => (
          <li key={sort.id} className={styles['sort']}>
            <span className={styles['words']}>
              <span className={styles['title']}>{titleOf(sort, albums)}</span>
              <span className={styles['about']}>
                {sort.left === 0
                  ? sorterWords.tapsDone(sort.taps)
                  : sorterWords.tapsSoFar(sort.taps, sort.left)}
              </span>
            </span>
            <Button
              variant="quiet"
              aria-label={sorterWords.moveInSort(titleOf(sort, albums))}
              onClick={() => onMoveIn(sort)}
            >
              {sorterWords.moveIn}
            </Button>
            <IconButton
              icon="trash"
              label={sorterWords.remove(titleOf(sort, albums))}
              variant="outlined"
              onClick={() => onRemove(sort)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
