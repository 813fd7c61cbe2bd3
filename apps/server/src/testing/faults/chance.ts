/** A chance that can be repeated: a whole number from 0 on, below `limit`. */
export type Chance = (limit: number) => number;

/** The same numbers for the same seed (Mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** The same items in an order by chance (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items.reduceRight<readonly Item[]>((order, item, index) => {
    const other = chance(index + 1);
    return order.with(index, order[other] ?? item).with(other, order[index] ?? item);
  }, items);
}
