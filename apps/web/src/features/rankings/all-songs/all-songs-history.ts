import { useState } from 'react';
import { createStepHistory } from '#ui/step-history.ts';
import { useStepHistory } from '#ui/use-step-history.ts';
import { isSameOrder } from '#features/rankings/merge-orders.ts';
import type { Order } from '#features/rankings/rankings.queries.ts';

/** An order with the songs that the fan has placed in it. */
export type PlacedOrder = { readonly order: Order; readonly placed: readonly string[] };

type AllSongsHistoryOptions = {
  /** The order that is shown now. */
  readonly order: Order;
  /** Shows an order from before, or from after, again. */
  readonly onRestore: (order: PlacedOrder) => void;
};

/** Undo and redo on the page of all songs, where a step may change the whole order at once. */
export function useAllSongsHistory({ order, onRestore }: AllSongsHistoryOptions) {
  const [history] = useState(() => createStepHistory<PlacedOrder>((a, b) => isSameOrder(a.order, b.order)));
  const controls = useStepHistory(history, {
    isShown: (placed) => isSameOrder(placed.order, order),
    restore: (placed) => onRestore(placed),
  });
  return { ...controls, record: history.record };
}
