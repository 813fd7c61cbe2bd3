import { divideIntoChains } from './chains.ts';
import { DRAWS, evens } from './draws.ts';
import { entropy, log2 } from './entropy.ts';
import type { Goal } from './next-question.ts';
import type { PartialOrder } from './partial-order.ts';
import { findParents, invert } from './sampled-orders.ts';
import type { Standing, Standings } from './settled.ts';

/** The part of the bits of an even answer that a question tells on average, by how many it shows; measured (`npm run bench -- sorter`). */
const SHARE_TOLD: Readonly<Record<number, number>> = { 2: 0.993, 5: 0.935, 9: 0.9 };

/** How many questions are still expected until the first `wanted` are certain; at least one. */
export function expectedTaps(
  order: PartialOrder,
  { settled, open }: Standings,
  { wanted, choices }: Goal,
): number {
  const items = open.toSorted((a, b) => a.above - b.above || a.item - b.item);
  // One long chain and a few items beside it meet two at a time, however many a question may show.
  const width = entropy(divideIntoChains(order, items).map(({ length }) => length));
  const told = Math.min(log2(choices), Math.max(1, width)) * (SHARE_TOLD[choices] ?? 1);
  const bits = Math.max(missingBits(items), bitsOfLoosest({ settled, open })) / told;
  const isWhole = wanted >= settled.length + open.length;
  const taps = isWhole
    ? bits
    : Math.min(bits, playTournament(order, items, { wanted: wanted - settled.length, choices }));
  return Math.max(1, Math.round(taps));
}

/**
 * The bits that tell the true order among all that are possible. With trees below heads there are n! / (the product of
 * the sizes of all trees) orders (Knuth, The Art of Computer Programming 3, 5.1.4, exercise 20); where items have two
 * above them it is a low estimate.
 */
function missingBits(items: readonly Standing[]): number {
  return items.reduce((sum, { below, tied }, at) => sum + log2(at + 1) - log2(below + tied), 0);
}

/** The bits that tell the place of the item that may still go to most places. */
function bitsOfLoosest({ settled, open }: Standings): number {
  const total = settled.length + open.length;
  return log2(
    open.reduce((most, { above, below, tied }) => Math.max(most, 1 + total - above - below - tied), 1),
  );
}

/** The questions of a plain tournament for the first `wanted` of one possible true order. */
function playTournament(order: PartialOrder, items: readonly Standing[], { wanted, choices }: Goal): number {
  const sizes = items.map(({ below, tied }) => below + tied);
  const sizeOf = (at: number) => sizes[at] ?? 0;
  const parentsOf = items.map((_, at) => findParents(order, items, at));
  const waitsFor = parentsOf.map(({ length }) => length);
  const childrenOf = invert(parentsOf);
  let heads = items.flatMap((_, at) => (waitsFor[at] === 0 ? at : []));
  let questions = 0;
  for (let place = 0; place < wanted && heads.length > 0; place += 1) {
    while (heads.length > 1) {
      heads.sort((a, b) => sizeOf(a) - sizeOf(b));
      const players = heads.splice(0, 2 + ((heads.length - 2) % (choices - 1)));
      const total = players.reduce((sum, player) => sum + sizeOf(player), 0);
      let draw = (evens[questions % DRAWS] ?? 0) * total;
      const winner = players.find((player) => (draw -= sizeOf(player)) < 0) ?? 0;
      const losers = players.filter((player) => player !== winner);
      for (const loser of losers) waitsFor[loser] = 1;
      childrenOf[winner]?.push(...losers);
      sizes[winner] = total;
      heads.push(winner);
      questions += 1;
    }
    heads = heads
      .flatMap((top) => childrenOf[top] ?? [])
      .filter((at) => (waitsFor[at] = (waitsFor[at] ?? 1) - 1) === 0);
  }
  return questions;
}
