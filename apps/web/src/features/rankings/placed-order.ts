import { completeOrder } from '@thirteen/domain/rankings/complete-order.ts';
import { moveItem } from '@thirteen/domain/rankings/move-item.ts';
import { isSameOrder, mergeOrders, type Order } from './order.ts';

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

/** The order in which some more was placed. */
export function placing(order: Order, before: Order, added: Order): PlacedOrder {
  return { order, placed: [...new Set([...before, ...added])] };
}

/** A move made, or taken back to where the fan had not placed the item. */
export function withMoved(
  { order, placed }: PlacedOrder,
  from: number,
  to: number,
  isPlaced: boolean,
): PlacedOrder {
  const moved = order.slice(from, from + 1);
  const after = placing(moveItem(order, from, to), placed, moved);
  return isPlaced ? after : { ...after, placed: placed.filter((id) => !moved.includes(id)) };
}

/** Brought up to date with the catalogue: nothing new counts as placed. */
export function completePlaced({ order, placed }: PlacedOrder, all: Order): PlacedOrder {
  const known = new Set(all);
  return { order: completeOrder(order, all), placed: placed.filter((id) => known.has(id)) };
}

/** Whether the fan placed all that an order holds; an order that was never saved is not ranked. */
export function isAllPlaced({ order, placed }: PlacedOrder): boolean {
  const own = new Set(placed);
  return order.length > 0 && order.every((id) => own.has(id));
}

export function isSamePlaced(a: PlacedOrder, b: PlacedOrder): boolean {
  return isSameSet(a.placed, b.placed) && isSameOrder(a.order, b.order);
}

/** Repeats on `theirs` the moves between two states, and what was placed or taken back with them. */
export function mergePlaced(from: PlacedOrder, mine: PlacedOrder, theirs: PlacedOrder): PlacedOrder {
  return {
    order: mergeOrders(from.order, mine.order, theirs.order),
    placed: mergeSets(from.placed, mine.placed, theirs.placed),
  };
}

/** Whether two lists hold the same ids, in whatever order. */
export function isSameSet(a: Order, b: Order): boolean {
  const own = new Set(a);
  return own.size === new Set(b).size && b.every((id) => own.has(id));
}

/** Repeats on `theirs` what was added and taken away between two sets of ids. */
export function mergeSets(from: Order, mine: Order, theirs: Order): Order {
  const [before, own] = [new Set(from), new Set(mine)];
  const stays = theirs.filter((id) => own.has(id) || !before.has(id));
  const added = mine.filter((id) => !before.has(id));
  return [...new Set([...stays, ...added])];
}

/** What a browser kept before it knew what was placed: an order alone, of which all counts. */
export function revivePlaced(kept: PlacedOrder | Order): PlacedOrder {
  return 'order' in kept ? kept : allPlaced(kept);
}

/** What of an order the fan placed, in its order: the rest stands where the catalogue has it, and is nobody's opinion. */
export function onlyPlaced({ order, placed }: PlacedOrder): Order {
  const own = new Set(placed);
  return order.filter((id) => own.has(id));
}
