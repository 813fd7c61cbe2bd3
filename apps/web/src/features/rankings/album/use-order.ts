import { useMemo } from 'react';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import type { Order } from '#features/rankings/order.ts';
import {
  allPlaced,
  completePlaced,
  isAllPlaced,
  NOTHING_PLACED,
  withMoved,
  type PlacedOrder,
} from '#features/rankings/placed-order.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';

/**
 * One order of the fan: what is shown of it and how its saving stands. `all` is everything that belongs in it, in the
 * order that stands where nothing is ranked, or where the rankings could not be read.
 */
export function useOrder(list: string, all: Order) {
  const saving = savedOrder(list);
  const { shown, status, conflict, isLoading, hasFailed, isRead, unread, reload } = useSavedQuery(saving);
  const { order, placed } = useMemo(() => completePlaced(shown ?? NOTHING_PLACED, all), [shown, all]);

  /** Shows the next order at once and saves all of it. */
  function change(next: (seen: PlacedOrder) => PlacedOrder): void {
    const made = next(completePlaced(saving.readShown(), all));
    saving.change(made, completePlaced(saving.readKept(), all));
  }

  return {
    order,
    placed,
    status,
    conflict,
    /** Whether the fan placed all of it, by moves or by keeping the order as it is. */
    isRanked: shown !== undefined && isAllPlaced({ order, placed }),
    isLoading: isLoading && !(hasFailed && isRead),
    move: (from: number, to: number, isPlaced: boolean) =>
      change((seen) => withMoved(seen, from, to, isPlaced)),
    keep: () => change((seen) => allPlaced(seen.order)),
    saving,
    unread,
    reload,
  };
}
