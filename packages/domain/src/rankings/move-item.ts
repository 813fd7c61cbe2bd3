/** Moves one item to another place; those between shift by one. A place outside the list changes nothing. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;

  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** A rank that a fan typed: a whole number from 1 to `count`. Undefined for anything else. */
export function parseRank(text: string, count: number): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,6}$/.test(digits)) return undefined;
  const rank = Number(digits);
  return rank >= 1 && rank <= count ? rank : undefined;
}

/** Moves an item to a rank (1-based); those between its old and its new place shift by one. */
export function moveToRank<Item>(items: readonly Item[], item: Item, rank: number): readonly Item[] {
  return moveItem(items, items.indexOf(item), rank - 1);
}

/** The ranks that stand more than once among those typed and not yet taken over, in order. */
export function duplicateRanks(ranks: Iterable<number>): readonly number[] {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([rank]) => rank)
    .toSorted((a, b) => a - b);
}
