import type { ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';

/** What is ranked, best first, as ids: song ids, or album titles in the ranking of the albums. Empty until saved. */
export type Order = readonly string[];

/**
 * Repeats on `theirs` the moves that lead from one order to another: what was moved goes behind the item that it was
 * put behind. What only one of the orders knows keeps its place among its neighbors.
 */
export function mergeOrders(from: Order, mine: Order, theirs: Order): Order {
  const moved = findMoved(from, mine);
  const known = new Set(theirs);
  const merged = theirs.filter((item) => !moved.has(item));
  let before: string | undefined;
  for (const item of mine) {
    if (!known.has(item)) continue;
    if (moved.has(item)) merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, item);
    before = item;
  }
  return merged;
}

export function isSameOrder(a: Order, b: Order): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** The fewest items whose moves lead from one order to the other: all but a longest run that kept its order. */
function findMoved(from: Order, mine: Order): ReadonlySet<string> {
  const places = new Map(from.map((item, place) => [item, place]));
  const kept = new Set(
    longestRisingRun(
      mine.filter((item) => places.has(item)),
      (item) => places.get(item) ?? 0,
    ),
  );
  return new Set(mine.filter((item) => !kept.has(item)));
}

/** A longest subsequence of rising places, by patience sorting (Fredman 1975). */
function longestRisingRun(items: Order, placeOf: (item: string) => number): Order {
  const piles: { readonly item: string; readonly below: number }[][] = [];
  for (const item of items) {
    const top = piles.findIndex((pile) => placeOf(pile.at(-1)?.item ?? '') > placeOf(item));
    const pile = top < 0 ? piles.length : top;
    (piles[pile] ??= []).push({ item, below: (piles[pile - 1]?.length ?? 0) - 1 });
  }
  const longest: string[] = [];
  let place = (piles.at(-1)?.length ?? 0) - 1;
  for (const pile of piles.toReversed()) {
    const card = pile[place];
    if (!card) break;
    longest.unshift(card.item);
    place = card.below;
  }
  return longest;
}

/** The lines of one version of an order, with what differs from the other. */
export function compareOrders(
  order: Order,
  other: Order,
  titleOf: (id: string) => string,
): readonly ConflictLine[] {
  return order.map((id, index) => ({ place: index + 1, text: titleOf(id), differs: other[index] !== id }));
}
