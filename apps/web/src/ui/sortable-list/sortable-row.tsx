import { memo, useMemo, type ReactNode } from 'react';
import { SortableRowContext } from './sortable-row-context.ts';
import styles from './sortable-list.module.css';

type SortableRowProps<Item> = {
  readonly item: Item;
  readonly title: string;
  readonly position: number;
  readonly count: number;
  readonly isMovable: boolean;
  readonly renderItem: (item: Item, position: number) => ReactNode;
  readonly onMove: (from: number, to: number) => void;
};

function Row<Item>(props: SortableRowProps<Item>) {
  const { item, title, position, count, isMovable, renderItem, onMove } = props;
  const row = useMemo(
    () => ({ title, position, count, isMovable, moveTo: (to: number) => onMove(position - 1, to - 1) }),
    [title, position, count, isMovable, onMove],
  );
  return (
    <li className={styles['row']} data-movable={isMovable || undefined}>
      <SortableRowContext value={row}>{renderItem(item, position)}</SortableRowContext>
    </li>
  );
}

/** One row of a sortable list. It renders again only when its item, its place or the way to draw it changes. */
export const SortableRow = memo(Row) as typeof Row;
