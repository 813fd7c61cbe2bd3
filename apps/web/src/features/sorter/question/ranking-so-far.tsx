import { memo } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import type { SortItem } from '../sort-items.ts';
import { sorterWords } from '../sorter.words.ts';
import styles from './ranking-so-far.module.css';

type RankingSoFarProps = {
  readonly settled: readonly SortItem[];
  readonly skipped: readonly SortItem[];
  readonly onBringBack: (item: SortItem) => void;
};

/** What is certain already, from no. 1 down, and what was left out because the fan doesn't know it. */
export function RankingSoFar({ settled, skipped, onBringBack }: RankingSoFarProps) {
  return (
    <>
      {settled.length === 0 ? (
        <p className={styles['none']}>{sorterWords.soFarNone}</p>
      ) : (
        <ol role="list" className={styles['list']}>
          {settled.map((item, index) => (
            <SettledRow key={item.id} item={item} place={index + 1} />
          ))}
        </ol>
      )}
      {skipped.length > 0 && (
        <details className={styles['skipped']}>
          <summary>{sorterWords.skippedTitle(skipped.length)}</summary>
          <ul>
            {skipped.map((item) => (
              <li key={item.id}>
                <span>{item.title}</span>
                <Button
                  variant="quiet"
                  aria-label={sorterWords.bringBackItem(item.title)}
                  onClick={() => onBringBack(item)}
                >
                  {sorterWords.bringBack}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type SettledRowProps = { readonly item: SortItem; readonly place: number };

const SettledRow = memo(function SettledRow({ item, place }: SettledRowProps) {
  return (
    <li className={styles['row']} data-era={item.era}>
      <span className={styles['place']}>{place}</span>
      <Cover src={item.cover} size={36} />
      <span className={styles['title']}>{item.title}</span>
    </li>
  );
});
