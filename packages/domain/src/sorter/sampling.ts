import { hasBit, removeRow, rowOf, type PartialOrder, type Standing } from './order.ts';

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

/**
 * The likeliest order of items by what is known: by the mean of their places in possible true orders. It contradicts
 * nothing that is known, and tied items stand next to each other.
 */
export function likeliestOrder(order: PartialOrder, open: readonly Standing[]): readonly number[] {
  const items = open.toSorted((a, b) => a.above - b.above || a.item - b.item);
  // Few samples do for a long list: what is not known of it outweighs them.
  const { count, places } = sampleOrders(order, items, items.length > 1000 ? 8 : 64);
  const sums = new Map<number, number>();
  for (const [at, { item }] of items.entries()) {
    let sum = 0;
    for (let sample = 0; sample < count; sample += 1) sum += places[at * count + sample] ?? 0;
    sums.set(item, sum);
  }
  return items.map(({ item }) => item).toSorted((a, b) => (sums.get(a) ?? 0) - (sums.get(b) ?? 0));
}

/** How many draws there are of each kind. */
export const DRAWS = 8192;

/** Draws of an exponential distribution with mean 1, and of an even one from 0 to 1; the same each time. */
export const [exponentials, evens] = [mix(exponentialQuantiles(), 13), mix(evenQuantiles(), 31)];

/** Where the draws of an item begin, in one of several rounds. */
function startOfDraws(item: number, round: number): number {
  return Math.imul(item * 8 + round + 1, 0x9e3779b1) >>> 19;
}

/**
 * The mean values of order statistics (Rényi, 1953): they take only sums and divisions, so that every engine gets the same
 * bits, which Math.log does not promise.
 */
function exponentialQuantiles(): Float64Array {
  let sum = 0;
  return Float64Array.from({ length: DRAWS }, (_, rank) => (sum += 1 / (DRAWS - rank)));
}

function evenQuantiles(): Float64Array {
  return Float64Array.from({ length: DRAWS }, (_, rank) => (rank + 0.5) / DRAWS);
}

/** Shuffles (Fisher and Yates) with the linear congruential generator of Numerical Recipes. */
function mix(values: Float64Array, seed: number): Float64Array {
  let state = seed;
  for (let at = values.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [values[at], values[other]] = [values[other] ?? 0, values[at] ?? 0];
  }
  return values;
}

/**
 * The base-2 logarithm of a number from 1 on, with sums, products and divisions only: Math.log2 may differ in its last
 * bit from engine to engine, and the next question must not.
 */
export function log2(value: number): number {
  let whole = 0;
  let rest = value;
  for (; rest >= 2; rest /= 2) whole += 1;
  // ln(x) = 2 artanh((x - 1) / (x + 1)); below 2 the terms fall by a factor of 9.
  const base = (rest - 1) / (rest + 1);
  let sum = 0;
  for (let power = base, odd = 1; odd < 41; power *= base * base, odd += 2) sum += power / odd;
  return whole + (2 * sum) / Math.LN2;
}

/** What one answer tells on average, in bits (Shannon, 1948), where each possible one has come up `counts` times. */
export function entropy(counts: ArrayLike<number>): number {
  let total = 0;
  let weighted = 0;
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    total += count;
    weighted += countTimesLog2(count);
  }
  return total === 0 ? 0 : log2(total) - weighted / total;
}

const known: number[] = [0];

/** n log2 n, kept for the small numbers that samples are counted in. */
function countTimesLog2(count: number): number {
  for (let next = known.length; next <= count && next <= 1024; next += 1) known.push(next * log2(next));
  return known[count] ?? count * log2(count);
}
