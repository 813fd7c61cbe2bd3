import { memo, useMemo, useRef, type ReactNode, createContext, use, type RefObject } from 'react';
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

/** How the grip of a row opens the row's move menu: `press` with each pointer that goes down, `toggle` with each click. */
type MoveMenuSwitch = {
  readonly press: () => void;
  readonly toggle: (opener: HTMLElement) => void;
};

/** What the parts inside a row know of it, wherever it stands. */
type SortableRowState = {
  readonly title: string;
  readonly isMovable: boolean;
  /** It could move, but not now. */
  readonly isLocked: boolean;
  /** Positions count from 1. */
  readonly moveTo: (position: number) => void;
  /** Null in a row that has no move menu. */
  readonly menu: RefObject<MoveMenuSwitch | null>;
};

/** Where a row stands, from 1, and among how many. */
type SortablePlace = { readonly position: number; readonly count: number };

/** Holds the state of the row around. */
const SortableRowContext = createContext<SortableRowState | undefined>(undefined);

/** Holds the place of the row around: apart, so that what does not show it is not drawn again when the row moves. */
const SortablePlaceContext = createContext<SortablePlace | undefined>(undefined);

/** The row that a handle or a menu belongs to; outside of a sortable list it throws. */
export function useSortableRow(): SortableRowState {
  return required(use(SortableRowContext));
}

/** The place of the row that a handle or an open menu belongs to; outside of a sortable list it throws. */
export function useSortablePlace(): SortablePlace {
  return required(use(SortablePlaceContext));
}

function required<State>(state: State | undefined): State {
  if (state === undefined) throw new Error('A part of a sortable row was used outside of a SortableList.');
  return state;
}

/**
 * The grip of the row around: dragged by any pointer, lifted with Space. A click that drags nothing, be it a tap or a
 * screen reader's, opens the row's move menu. A row that can't move shows none.
 */
export function SortableHandle() {
  const { title, isMovable, isLocked, menu } = useSortableRow();
  const { position, count } = useSortablePlace();
  if (!isMovable) return <span className={styles['handle']} />;
  return (
    <button
      type="button"
      className={styles['handle']}
      data-sortable-handle=""
      aria-disabled={isLocked || undefined}
      aria-label={`Reorder ${title}, position ${position} of ${count}`}
      onPointerDown={() => menu.current?.press()}
      onClick={(event) => menu.current?.toggle(event.currentTarget)}
    />
  );
}
