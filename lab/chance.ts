/** A chance that can be repeated: a whole number from 0 on, below `limit`. */
export type Chance = (limit: number) => number;

/** Random numbers from 0 up to 1 that are the same in each run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same numbers for the same seed. */
export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  return (limit) => Math.floor(random() * limit);
}

/** The same items in an order by chance. */
export function shuffled<Item>(items: readonly Item[], random: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, place: random(2 ** 32) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
