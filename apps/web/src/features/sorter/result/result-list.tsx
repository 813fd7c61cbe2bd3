import { memo } from 'react';
import { Cover } from '#ui/covers/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListenCover } from '#ui/listen/listen-cover.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SortItem } from '../sort-items.ts';
import { sorterWords } from '../sorter.words.ts';
import type { RankChange } from './rank-changes.ts';
import styles from './result-list.module.css';

const COVER_PX = 64;

type ResultListProps = {
  readonly items: readonly SortItem[];
  /** How many from no. 1 down are certain. */
  readonly certain: number;
  readonly changes: ReadonlyMap<string, RankChange>;
};

/** The ranking that came out, with what changes against the one it was for. */
export function ResultList({ items, certain, changes }: ResultListProps) {
  return (
    <ol role="list" className={styles['list']} aria-label={sorterWords.resultList}>
      {items.map((item, index) => (
        <ResultRow
          key={item.id}
          item={item}
          place={index + 1}
          isLikely={index >= certain}
          change={changes.get(item.id)}
        />
      ))}
    </ol>
  );
}

type ResultRowProps = {
  readonly item: SortItem;
  readonly place: number;
  readonly isLikely: boolean;
  readonly change: RankChange | undefined;
};

const ResultRow = memo(function ResultRow({ item, place, isLikely, change }: ResultRowProps) {
  return (
    <li
      className={styles['row']}
      data-era={item.era}
      data-top={place === 1 || undefined}
      data-likely={isLikely || undefined}
    >
      <span className={styles['place']}>{place}</span>
      <span className={styles['panel']}>
        {item.kind === 'song' ? (
          <ListenCover title={item.title} src={item.cover} size={COVER_PX} />
        ) : (
          <Cover src={item.cover} size={COVER_PX} />
        )}
        <span className={styles['words']}>
          <span className={styles['title']} data-title="">
            {item.kind === 'song' ? <SongLink title={item.title} /> : item.title}
          </span>
          <span className={styles['about']}>{item.about}</span>
        </span>
        {change && <Change change={change} />}
        {isLikely && (
          <span className={styles['guess']}>
            {sorterWords.guessed}
            <VisuallyHidden>. {sorterWords.likely}</VisuallyHidden>
          </span>
        )}
      </span>
    </li>
  );
});

function Change({ change }: { readonly change: RankChange }) {
  if (change.kind === 'new') {
    return (
      <span className={styles['change']} data-kind="new">
        {sorterWords.isNew}
      </span>
    );
  }
  const isUp = change.by > 0;
  const places = Math.abs(change.by);
  return (
    <span className={styles['change']} data-kind={isUp ? 'up' : 'down'}>
      <span className={styles['arrow']}>
        <Icon name="down" size="sm" />
      </span>
      <VisuallyHidden>{isUp ? sorterWords.movedUp(places) : sorterWords.movedDown(places)}</VisuallyHidden>
      <span aria-hidden="true">{places}</span>
    </span>
  );
}
