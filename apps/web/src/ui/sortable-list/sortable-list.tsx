import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { announce, announcements } from './announcements.ts';
import { ReorderWatch } from './reorder-watch.tsx';
import { SortableRow } from './sortable-row.tsx';
import { useLift } from './use-lift.ts';
import styles from './sortable-list.module.css';

type SortableListProps<Item> = {
  /** Names the list for screen readers: "Top 13". */
  readonly label: string;
  readonly items: readonly Item[];
  readonly getId: (item: Item) => string;
  /** What the item is called in names and announcements. */
  readonly getTitle: (item: Item) => string;
  /** The item at index `from` (from 0) is to stand at index `to`. Show the new order at once. */
  readonly onMove: (from: number, to: number) => void;
  /** False for rows that hold a place but can't be lifted; others may land on or move past them. */
  readonly isMovable?: (item: Item) => boolean;
  /** Draws the inside of a row. Keep it the same function from one render to the next, so that only changed rows render. */
  readonly renderItem: (item: Item, position: number) => ReactNode;
};

const always = () => true;

/**
 * A list that fans put in order: with mouse, touch, pen and keyboard, every move announced and seen.
 * Draw `SortableHandle` and `MoveMenu` inside each row.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getId, getTitle, onMove, isMovable = always, renderItem } = props;
  const list = useRef<HTMLOListElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => items.map(getId), [items, getId]);

  const titleOf = (row: number) => {
    const item = items[row];
    return item === undefined ? '' : getTitle(item);
  };
  const isRowMovable = (row: number) => {
    const item = items[row];
    return item !== undefined && isMovable(item);
  };
  const model = { count: items.length, titleOf, isMovable: isRowMovable, onMove };
  const { capture, onReorder } = useLift({ list, slot, line }, model);

  const latest = useRef({ ...model, ids });
  useLayoutEffect(() => {
    latest.current = { ...model, ids };
  });
  const moveByMenu = useCallback((id: string, to: number) => {
    const { count, onMove: move, titleOf: nameOf, ids: order } = latest.current;
    const from = order.indexOf(id);
    announce(announcements.moved(nameOf(from), { position: to + 1, count }));
    move(from, to);
  }, []);

  return (
    <div className={styles['frame']}>
      <div ref={slot} className={styles['slot']} aria-hidden="true" hidden />
      <ol ref={list} className={styles['list']} aria-label={label} data-sortable-list="">
        {items.map((item, index) => (
          <SortableRow
            key={ids[index]}
            id={getId(item)}
            item={item}
            title={getTitle(item)}
            position={index + 1}
            count={items.length}
            isMovable={isMovable(item)}
            renderItem={renderItem}
            onMove={moveByMenu}
          />
        ))}
      </ol>
      <div ref={line} className={styles['line']} aria-hidden="true" hidden />
      <ReorderWatch ids={ids} capture={capture} onReorder={onReorder} />
    </div>
  );
}
