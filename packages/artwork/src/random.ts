/** Random numbers with a memory: the same seed always gives the same series, so nothing made with it changes by itself. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  /** A number from `low` up to, not including, `high`. */
  readonly between: (low: number, high: number) => number;
  /** One of the items, each as likely as the others. Throws a RangeError when there are none. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

/** The series of a seed; that of a text begins with its FNV-1a hash. */
export function seededRandom(seed: number | string): Random {
  const next = mulberry32(typeof seed === 'number' ? seed : fnv1a(seed));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
  };
}

/**
 * The generator mulberry32 (Tommy Ettinger, public domain): the same numbers for the same seed on every machine. 32 bits
 * of state are plenty for leaves, stars and melodies.
 */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number for a text (Fowler, Noll and Vo): equal texts have equal ones. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
