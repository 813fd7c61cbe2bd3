import type { Fan } from './true-orders.ts';

/** The bits that tell the true order, or its first places, among all that agree with what is known. */
export function informationBound({ truth, known }: Fan, wanted: number): number {
  if (wanted < truth.length)
    return known.length > 0 ? Number.NaN : bitsOf(truth.length) - bitsOf(truth.length - wanted);
  return bitsOf(truth.length) - known.reduce((sum, line) => sum + bitsOf(line.length), 0);
}

function bitsOf(items: number): number {
  return Array.from({ length: items }, (_, at) => Math.log2(at + 1)).reduce((sum, bits) => sum + bits, 0);
}

/**
 * Questions of a plain tournament: of the items that nothing is better than, those with the fewest below them play,
 * `choices` at a time, and what lost to the best comes back when its place is certain.
 */
export function tournament({ truth, known }: Fan, wanted: number, choices: number): number {
  const rank = ranksOf(truth);
  type Tree = { readonly place: number; size: number; readonly below: Tree[] };
  const toTree = ([first = '', ...others]: readonly string[]): Tree => ({
    place: rank.get(first) ?? 0,
    size: 1 + others.length,
    below: others.length > 0 ? [toTree(others)] : [],
  });
  let heads = toRuns({ truth, known }).map(toTree);
  let questions = 0;
  for (let place = 0; place < wanted; place += 1) {
    while (heads.length > 1) {
      heads.sort((a, b) => a.size - b.size);
      const players = heads.splice(0, choices).toSorted((a, b) => a.place - b.place);
      const [winner, ...losers] = players;
      if (!winner) break;
      winner.below.push(...losers);
      winner.size += losers.reduce((sum, { size }) => sum + size, 0);
      heads.push(winner);
      questions += 1;
    }
    heads = [...(heads[0]?.below ?? [])];
  }
  return questions;
}

function ranksOf(truth: readonly string[]): ReadonlyMap<string, number> {
  return new Map(truth.map((item, rank) => [item, rank]));
}

function toRuns({ truth, known }: Fan): readonly (readonly string[])[] {
  const ranked = new Set(known.flat());
  const others = truth.filter((item) => !ranked.has(item)).toSorted();
  return [...known, ...others.map((item) => [item])];
}
