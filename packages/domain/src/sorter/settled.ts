import { countLive, isLive, type PartialOrder } from './partial-order.ts';

/** An item that takes part, with how many that do are better, worse, and tied with it (itself included). */
export type Standing = {
  readonly item: number;
  readonly above: number;
  readonly below: number;
  readonly tied: number;
};

/** The certain top, best first, and the standing of all that take part and are not in it. */
export type Standings = { readonly settled: readonly number[]; readonly open: readonly Standing[] };

/** Divides the items that take part into those whose place is certain, from the top without a gap, and the others. */
export function findStandings(order: PartialOrder): Standings {
  const all: Standing[] = [];
  for (let item = 0; item < order.size; item += 1) {
    if (!isLive(order, item)) continue;
    const above = countLive(order, order.above, item);
    const below = countLive(order, order.below, item);
    all.push({ item, above, below, tied: countLive(order, order.tied, item) });
  }
  const certain = all.filter(({ above, below, tied }) => above + below + tied === all.length);
  certain.sort((a, b) => a.above - b.above || a.item - b.item);
  const settled: number[] = [];
  for (const { item, above } of certain) {
    // Tied items share a number above them; a larger one shows that someone between is not certain yet.
    if (above > settled.length) break;
    settled.push(item);
  }
  const isSettled = new Set(settled);
  return { settled, open: all.filter(({ item }) => !isSettled.has(item)) };
}
