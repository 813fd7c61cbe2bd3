import { useQuery } from '@tanstack/react-query';
import { completeOrder } from '@thirteen/domain/ranking/complete-order.ts';
import { moveItem } from '@thirteen/domain/ranking/move-item.ts';
import { useMemo, useState } from 'react';
import { queryClient } from '#lib/query-client.ts';
import type { Revised } from '#lib/saving/saving-record.ts';
import { useSavingView } from '#lib/saving/saved-list.ts';
import { rankingsQuery, type Order } from './rankings.queries.ts';
import { changeOrder, orderQueue } from './rankings.saving.ts';

/**
 * One order of the fan: what is shown of it and how its saving stands. `all` is everything that belongs in it, in the
 * order that stands where nothing is ranked, or where the rankings could not be read.
 */
export function useOrder(list: string, all: Order) {
  const loaded = useQuery(rankingsQuery);
  const view = useSavingView(orderQueue(list), loaded.isLoadingError);
  const saved = loaded.data?.[list];
  // Once the fall-back stands, a later try must not take it away from under the fan's hands.
  const [hasFailed, setHasFailed] = useState(false);
  if (loaded.isError && !hasFailed) setHasFailed(true);
  const order = useMemo(() => completeOrder(view.pending ?? saved?.state ?? [], all), [view, saved, all]);

  return {
    order,
    status: view.status,
    conflict: view.conflict,
    isRanked: view.pending !== undefined || (saved?.state.length ?? 0) > 0,
    isLoading: !hasFailed && loaded.isFetching && view.pending === undefined && saved === undefined,
    move: (from: number, to: number) => changeTo(list, all, (seen) => moveItem(seen, from, to)),
    keep: () => changeTo(list, all, (seen) => seen),
  };
}

/** Shows the next order at once and saves all of it. */
function changeTo(list: string, all: Order, change: (order: Order) => Order): void {
  const seen = readOrder(list, all);
  changeOrder(list, readSaved(list) ?? { state: [], revision: null }, seen, change(seen));
}

/** The order of this moment, which may be newer than what was last drawn. */
function readOrder(list: string, all: Order): Order {
  return completeOrder(orderQueue(list)()?.getView().pending ?? readSaved(list)?.state ?? [], all);
}

function readSaved(list: string): Revised<Order> | undefined {
  return queryClient.getQueryData(rankingsQuery.queryKey)?.[list];
}
