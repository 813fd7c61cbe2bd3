import { completeOrder } from '@thirteen/domain/ranking/complete-order.ts';
import { moveItem } from '@thirteen/domain/ranking/move-item.ts';
import { useMemo } from 'react';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import type { Order } from '#features/rankings/order.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';

/**
 * One order of the fan: what is shown of it and how its saving stands. `all` is everything that belongs in it, in the
 * order that stands where nothing is ranked, or where the rankings could not be read.
 */
export function useOrder(list: string, all: Order) {
  const saving = savedOrder(list);
  const { shown, status, conflict, isLoading, hasFailed, isRead, unread, reload } = useSavedQuery(saving);
  const order = useMemo(() => completeOrder(shown ?? [], all), [shown, all]);

  /** Shows the next order at once and saves all of it. */
  function change(next: (order: Order) => Order): void {
    const made = next(completeOrder(saving.readShown(), all));
    saving.change(made, completeOrder(saving.readKept(), all));
  }

  return {
    order,
    status,
    conflict,
    isRanked: shown !== undefined && shown.length > 0,
    isLoading: isLoading && !(hasFailed && isRead),
    move: (from: number, to: number) => change((seen) => moveItem(seen, from, to)),
    keep: () => change((seen) => seen),
    saving,
    unread,
    reload,
  };
}
