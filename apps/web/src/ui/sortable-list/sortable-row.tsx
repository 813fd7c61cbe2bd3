import { memo, useMemo, useRef, type ReactNode } from 'react';
import { SortablePlaceContext, SortableRowContext, type MoveMenuSwitch } from './sortable-row-context.ts';
import styles from './sortable-list.module.css';

type SortableRowProps<Item> = {
  readonly id: string;
  readonly item: Item;
  readonly title: string;
  readonly position: number;
  /** The position that it shows: while it or another row is on its way, the one to come. */
  readonly shownPosition: number;
  readonly count: number;
  readonly isMovable: boolean;
  readonly isLocked: boolean;
  readonly renderItem: (item: Item, position: number) => ReactNode;
  /** The item of that id is to stand at index `to`. */
  readonly onMove: (id: string, to: number) => void;
};

function Row<Item>(props: SortableRowProps<Item>) {
  const { id, item, title, position, shownPosition, count, isMovable, isLocked, renderItem, onMove } = props;
  const menu = useRef<MoveMenuSwitch>(null);
  const row = useMemo(
    () => ({ title, isMovable, isLocked, moveTo: (to: number) => onMove(id, to - 1), menu }),
    [title, isMovable, isLocked, onMove, id],
  );
  const place = useMemo(() => ({ position, count }), [position, count]);
  return (
    <li className={styles['row']} data-movable={(isMovable && !isLocked) || undefined}>
      <SortableRowContext value={row}>
        <SortablePlaceContext value={place}>{renderItem(item, shownPosition)}</SortablePlaceContext>
      </SortableRowContext>
    </li>
  );
}

/** One row of a sortable list. It renders again only when its item, its place or the way to draw it changes. */
export const SortableRow = memo(Row) as typeof Row;
