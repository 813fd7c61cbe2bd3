import { mulberry32 } from '../mulberry32.ts';

/** A source of chance that gives the same values for the same seed, on every machine. */
export type Chance = {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A number from `low` up to, but not including, `high`. */
  readonly between: (low: number, high: number) => number;
  /** One of the items, each as likely as the others. Throws a RangeError when there are none. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

/** The chance that belongs to a text: seeded with its FNV-1a hash, drawn with mulberry32. */
export function seededChance(seed: string): Chance {
  const next = mulberry32(fnv1a(seed));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
