/** Chance with a memory: the same seed always gives the same series, so a drawing never changes by itself. */
export type Random = {
  /** A number from `low` up to, not including, `high`. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** The generator mulberry32 (Tommy Ettinger, public domain): 32 bits of state, plenty for leaves and stars. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
