import { bitCount, isAbove, isComparable, type PartialOrder, type Standing } from './order.ts';
import { log2, sampleOrders } from './sampling.ts';

/** How many more places at the top are wanted, and the most items that a question shows. */
type Outlook = { readonly missing: number; readonly choices: number };

/**
 * The most items of a sort that looks ahead; a set of them is the bits of one number. With 30, and albums ranked before, a fan
 * who says no next best would take 16.5 screens of nine for 16.1 (150 fans).
 */
export const MOST_LOOKED_AT = 24;
const SAMPLES = 96;
/**
 * What a bit that says where an item is not yet costs, in places. From 0.05 to 0.12 the first 13 of 20 take 11.8 screens of
 * nine with a second tap (1,000 fans); without looking ahead 12.4.
 */
const PER_BIT = 0.07;

/**
 * The set of items after whose best and next best the most places are certain, on average of possible true orders. The
 * sets to choose from take the likeliest items in a row, but for those comparable with one taken; each set begins one
 * further down: what is likely to be at the top anyway follows from an answer about the next ones. Where the fan says no
 * next best it does no harm: the first 13 of 20 take 19.2 screens of nine and 24.1 of five (400 fans), and 19.3 and 24.1 without.
 */
export function lookAhead(
  order: PartialOrder,
  items: readonly Standing[],
  { missing, choices }: Outlook,
): readonly number[] {
  const { places } = sampleOrders(order, items, SAMPLES);
  const placeOf = (at: number, sample: number) => places[at * SAMPLES + sample] ?? 0;
  const sums = items.map((_, at) =>
    places.subarray(at * SAMPLES, (at + 1) * SAMPLES).reduce((a, b) => a + b, 0),
  );
  const likeliest = [...items.keys()].toSorted((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0));
  const known = maskOrder(order, items);
  let [best, most]: [readonly number[], number] = [[], -Infinity];
  for (let from = 0; from < items.length - 1; from += 1) {
    const members = takeApart(order, items, likeliest.slice(from), choices);
    if (members.length < 2) continue;
    const worth = meanWorth(members, placeOf, (first, second) =>
      worthOf(afterTaps(known, members, first, second), missing),
    );
    if (worth > most) [best, most] = [members, worth];
  }
  return best.flatMap((at) => items[at]?.item ?? []);
}

/** The first items in a row that are comparable with none before them. */
function takeApart(
  order: PartialOrder,
  items: readonly Standing[],
  row: readonly number[],
  size: number,
): readonly number[] {
  const members: number[] = [];
  const numberOf = (at: number) => items[at]?.item ?? 0;
  for (const at of row) {
    if (members.length === size) break;
    if (members.every((member) => !isComparable(order, numberOf(member), numberOf(at)))) members.push(at);
  }
  return members;
}

/** The mean of what an answer is worth, each looked at once, however often the samples give it. */
function meanWorth(
  members: readonly number[],
  placeOf: (at: number, sample: number) => number,
  worth: (first: number, second: number) => number,
): number {
  const worths = new Map<number, number>();
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    let [first, second] = [-1, -1];
    for (const at of members) {
      if (first < 0 || placeOf(at, sample) < placeOf(first, sample)) [first, second] = [at, first];
      else if (second < 0 || placeOf(at, sample) < placeOf(second, sample)) second = at;
    }
    const key = first * MOST_LOOKED_AT + second;
    const found = worths.get(key) ?? worth(first, second);
    worths.set(key, found);
    sum += found;
  }
  return sum / SAMPLES;
}

/** What is above and below each item, as sets of one bit each. */
type Masks = { readonly above: Int32Array; readonly below: Int32Array };

function maskOrder(order: PartialOrder, items: readonly Standing[]): Masks {
  const maskOf = (isIn: (other: number) => boolean) =>
    items.reduce((mask, { item }, at) => (isIn(item) ? mask | (1 << at) : mask), 0);
  return {
    above: Int32Array.from(items, ({ item }) => maskOf((other) => isAbove(order, other, item))),
    below: Int32Array.from(items, ({ item }) => maskOf((other) => isAbove(order, item, other))),
  };
}

function afterTaps(known: Masks, members: readonly number[], first: number, second: number): Masks {
  const masks = { above: known.above.slice(), below: known.below.slice() };
  const others = members.filter((at) => at !== first);
  putAboveAll(masks, first, others);
  putAboveAll(
    masks,
    second,
    others.filter((at) => at !== second),
  );
  return masks;
}

function putAboveAll({ above, below }: Masks, winner: number, losers: readonly number[]): void {
  const up = (above[winner] ?? 0) | (1 << winner);
  const down = losers.reduce((mask, at) => mask | (below[at] ?? 0) | (1 << at), 0);
  for (let at = 0; at < above.length; at += 1) {
    if ((up >>> at) & 1) below[at] = (below[at] ?? 0) | down;
    if ((down >>> at) & 1) above[at] = (above[at] ?? 0) | up;
  }
}

/** The places that are certain, less what is open of the items that may still be among the wanted. */
function worthOf({ above, below }: Masks, missing: number): number {
  let certain = 0;
  let open = 0;
  for (let at = 0; at < above.length; at += 1) {
    const better = bitCount(above[at] ?? 0);
    if (better >= missing) continue;
    const unknown = above.length - 1 - better - bitCount(below[at] ?? 0);
    if (unknown === 0) certain |= 1 << better;
    else open += log2(1 + unknown);
  }
  return bitCount(certain) - PER_BIT * open;
}
