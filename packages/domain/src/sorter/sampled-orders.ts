import { hasBit, removeRow, rowOf, type PartialOrder } from './partial-order.ts';
import { DRAWS, evens, exponentials, startOfDraws } from './draws.ts';
import type { Standing } from './settled.ts';

/**
 * Possible true orders. `places[at * count + sample]`, from 0 up, is where a sample puts the item at `at` of the list;
 * smaller is better.
 */
export type SampledOrders = { readonly count: number; readonly places: Float64Array };

const SWEEPS = 2;

/**
 * Draws orders of items that agree with what is known; `items` stand in an order that agrees with it, too. Where each item
 * is directly below at most one other, all orders that agree are equally likely: the best of n is the least of n
 * exponential places, and what is below it starts anew from there. Items with two above them bend that, and Gibbs
 * sampling (each place anew between its neighbours) bends it back. The same knowledge gives the same samples.
 */
export function sampleOrders(order: PartialOrder, items: readonly Standing[], count: number): SampledOrders {
  const samples = { count, places: new Float64Array(items.length * count) };
  const parentsOf = items.map((_, at) => findParents(order, items, at));
  const row = new Float64Array(count);
  for (const [at, { below, tied }] of items.entries()) {
    toLatest(samples, parentsOf[at] ?? [], row);
    const chance = startOfDraws(at, 0);
    for (let sample = 0; sample < count; sample += 1) {
      const wait = exponentials[(chance + sample) % DRAWS] ?? 0;
      samples.places[at * count + sample] = (row[sample] ?? 0) + wait / (below + tied);
    }
  }
  balance(samples, parentsOf);
  return samples;
}

/** The items directly above the one at `at`, better than it with nothing between, by their places in the list. */
export function findParents(order: PartialOrder, items: readonly Standing[], at: number): readonly number[] {
  const own = items[at];
  if (!own || own.above === 0) return [];
  const parents: number[] = [];
  const left = rowOf(order, order.above, own.item).slice();
  for (let candidate = at - 1; candidate >= 0; candidate -= 1) {
    const item = items[candidate]?.item ?? 0;
    if (!hasBit(left, 0, item)) continue;
    parents.push(candidate);
    // What is better than this one, too, has it between.
    removeRow(left, rowOf(order, order.above, item));
  }
  return parents;
}

function balance(samples: SampledOrders, parentsOf: readonly (readonly number[])[]): void {
  const { count } = samples;
  const childrenOf = invert(parentsOf);
  const isBent = (at: number) => (parentsOf[at]?.length ?? 0) > 1;
  const uneven = [...parentsOf.keys()].filter((at) => isBent(at) || childrenOf[at]?.some(isBent));
  const [from, to] = [new Float64Array(count), new Float64Array(count)];
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const at of sweep % 2 === 0 ? uneven.toReversed() : uneven) {
      toLatest(samples, parentsOf[at] ?? [], from);
      toEarliest(samples, childrenOf[at] ?? [], to);
      placeBetween(samples, at, { from, to, draws: startOfDraws(at, sweep + 1) });
    }
  }
}

/** The children of each, from the parents of each. */
export function invert(parentsOf: readonly (readonly number[])[]): readonly number[][] {
  const childrenOf: number[][] = parentsOf.map(() => []);
  for (const [at, parents] of parentsOf.entries()) {
    for (const parent of parents) childrenOf[parent]?.push(at);
  }
  return childrenOf;
}

function placeBetween(
  { count, places }: SampledOrders,
  at: number,
  { from, to, draws }: { readonly from: Float64Array; readonly to: Float64Array; readonly draws: number },
): void {
  for (let sample = 0; sample < count; sample += 1) {
    const start = from[sample] ?? 0;
    const gap = (to[sample] ?? 0) - start;
    const wait = exponentials[(draws + sample) % DRAWS] ?? 0;
    // Where the gap is small, every place in it is as likely.
    places[at * count + sample] = start + (wait < gap ? wait : gap * (evens[(draws + sample) % DRAWS] ?? 0));
  }
}

function toLatest({ count, places }: SampledOrders, parents: readonly number[], row: Float64Array): void {
  row.fill(0);
  for (const parent of parents) {
    const start = parent * count;
    for (let at = 0; at < count; at += 1) row[at] = Math.max(row[at] ?? 0, places[start + at] ?? 0);
  }
}

function toEarliest({ count, places }: SampledOrders, children: readonly number[], row: Float64Array): void {
  row.fill(Infinity);
  for (const child of children) {
    const start = child * count;
    for (let at = 0; at < count; at += 1) row[at] = Math.min(row[at] ?? 0, places[start + at] ?? 0);
  }
}
