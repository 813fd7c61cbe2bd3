import { createContext, use } from 'react';

/** What the parts inside a row know of it. Positions count from 1. */
export type SortableRowState = {
  readonly title: string;
  readonly position: number;
  readonly count: number;
  readonly isMovable: boolean;
  readonly moveTo: (position: number) => void;
};

/** Holds the state of the row around. */
export const SortableRowContext = createContext<SortableRowState | undefined>(undefined);

/** The row that a handle or a menu belongs to; outside of a sortable list it throws. */
export function useSortableRow(): SortableRowState {
  const row = use(SortableRowContext);
  if (!row) throw new Error('A part of a sortable row was used outside of a SortableList.');
  return row;
}
