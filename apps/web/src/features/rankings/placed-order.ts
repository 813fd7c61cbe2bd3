import { isSameOrder, mergeOrders } from './merge-orders.ts';
import type { Order } from './order.ts';

/** An order, and what of it the fan placed; the rest only stands where the catalogue has it. */
export type PlacedOrder = { readonly order: Order; readonly placed: readonly string[] };

export const NOTHING_PLACED: PlacedOrder = { order: [], placed: [] };

/** What the server tells of a saved order. */
export function toPlacedOrder(
  entries: readonly { readonly id: string; readonly placed: boolean }[],
): PlacedOrder {
  return {
    order: entries.map(({ id }) => id),
    placed: entries.filter(({ placed }) => placed).map(({ id }) => id),
  };
}

/** An order of which everything was placed. */
export function allPlaced(order: Order): PlacedOrder {
  return { order, placed: order };
}

export function isSamePlaced(a: PlacedOrder, b: PlacedOrder): boolean {
  const own = new Set(a.placed);
  const isSameSet = own.size === new Set(b.placed).size && b.placed.every((id) => own.has(id));
  return isSameSet && isSameOrder(a.order, b.order);
}

/** Repeats on `theirs` the moves between two states, and what was placed or taken back with them. */
export function mergePlaced(from: PlacedOrder, mine: PlacedOrder, theirs: PlacedOrder): PlacedOrder {
  const [before, own] = [new Set(from.placed), new Set(mine.placed)];
  const stays = theirs.placed.filter((id) => own.has(id) || !before.has(id));
  const added = mine.placed.filter((id) => !before.has(id));
  return {
    order: mergeOrders(from.order, mine.order, theirs.order),
    placed: [...new Set([...stays, ...added])],
  };
}

/** What a browser kept before it knew what was placed: an order alone, of which all counts. */
export function revivePlaced(kept: PlacedOrder | Order): PlacedOrder {
  return 'order' in kept ? kept : allPlaced(kept);
}
