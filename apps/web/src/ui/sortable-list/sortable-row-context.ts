import { createContext, use, type RefObject } from 'react';

/** How the grip of a row opens the row's move menu: `press` with each pointer that goes down, `toggle` with each click. */
export type MoveMenuSwitch = {
  readonly press: () => void;
  readonly toggle: (opener: HTMLElement) => void;
};

/** What the parts inside a row know of it, wherever it stands. */
export type SortableRowState = {
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
export type SortablePlace = { readonly position: number; readonly count: number };

/** Holds the state of the row around. */
export const SortableRowContext = createContext<SortableRowState | undefined>(undefined);

/** Holds the place of the row around: apart, so that what does not show it is not drawn again when the row moves. */
export const SortablePlaceContext = createContext<SortablePlace | undefined>(undefined);

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
