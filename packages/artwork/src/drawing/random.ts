import { mulberry32 } from '../mulberry32.ts';

/** Chance with a memory: the same seed always gives the same series, so a drawing never changes by itself. */
export type Random = {
  /** A number from `low` up to, not including, `high`. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** The chance of a drawing, by its seed. */
export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
