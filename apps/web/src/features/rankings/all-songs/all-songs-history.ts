import { useState } from 'react';
import { createStepHistory } from '#ui/step-history.ts';
import { useStepHistory } from '#ui/use-step-history.ts';
import { isSamePlaced, type PlacedOrder } from '#features/rankings/placed-order.ts';

type AllSongsHistoryOptions = {
  /** What is shown now. */
  readonly shown: PlacedOrder;
  /** Shows an order from before, or from after, again. */
  readonly onRestore: (order: PlacedOrder) => void;
};

/** Undo and redo on the page of all songs, where a step may change the whole order at once. */
export function useAllSongsHistory({ shown, onRestore }: AllSongsHistoryOptions) {
  const [history] = useState(() => createStepHistory<PlacedOrder>(isSamePlaced));
  const controls = useStepHistory(history, {
    isShown: (placed) => isSamePlaced(placed, shown),
    restore: (placed) => onRestore(placed),
  });
  return { ...controls, record: history.record };
}
