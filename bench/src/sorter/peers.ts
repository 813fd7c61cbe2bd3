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

/** Questions of a merge sort that starts from what is known and always merges the two shortest. */
export function mergeSort({ truth, known }: Fan): number {
  const rank = ranksOf(truth);
  const runs = toRuns({ truth, known }).map((run) => run.map((item) => rank.get(item) ?? 0));
  let questions = 0;
  while (runs.length > 1) {
    runs.sort((a, b) => a.length - b.length);
    const [a = [], b = []] = runs.splice(0, 2);
    const end = Math.min(a.at(-1) ?? -1, b.at(-1) ?? -1);
    questions += [...a, ...b].filter((place) => place <= end).length;
    runs.push([...a, ...b].toSorted((one, other) => one - other));
  }
  return questions;
}

/** Questions of the merge insertion of Ford and Johnson (1959), which starts from nothing known. */
export function fordJohnson({ truth, known }: Fan): number {
  if (known.length > 0) return Number.NaN;
  const rank = ranksOf(truth);
  return mergeInsert(truth.toSorted().map((item) => rank.get(item) ?? 0)).questions;
}

/** Best, which is the smallest, last: so the loser of the worst winner goes to the front without a question. */
function mergeInsert(items: readonly number[]): {
  readonly chain: readonly number[];
  readonly questions: number;
} {
  if (items.length < 2) return { chain: items, questions: 0 };
  const loserOf = new Map<number, number>();
  for (let at = 0; at + 1 < items.length; at += 2) {
    const pair = items.slice(at, at + 2);
    loserOf.set(Math.min(...pair), Math.max(...pair));
  }
  const winners = mergeInsert([...loserOf.keys()]);
  const chain = [...winners.chain];
  let questions = winners.questions + loserOf.size;
  const left = items.length % 2 === 1 ? items.slice(-1) : [];
  const losers = [...winners.chain.flatMap((winner) => loserOf.get(winner) ?? []), ...left];
  const winnerOf = new Map([...loserOf].map(([winner, loser]) => [loser, winner]));
  chain.unshift(...losers.slice(0, 1));
  // Groups of 2, 2, 6, 10, 22 …: with the group before, each makes a power of two.
  for (
    let from = 1, group = 2, power = 2;
    from < losers.length;
    from += group, power *= 2, group = power - group
  ) {
    for (const loser of losers.slice(from, from + group).toReversed()) {
      const winner = chain.indexOf(winnerOf.get(loser) ?? Number.NaN);
      questions += insert(chain, loser, winner === -1 ? chain.length : winner);
    }
  }
  return { chain, questions };
}

/** Inserts by halves below a place; answers the number of questions. */
function insert(chain: number[], item: number, below: number): number {
  let [low, high, questions] = [0, below, 0];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (item < (chain[middle] ?? 0)) low = middle + 1;
    else high = middle;
    questions += 1;
  }
  chain.splice(low, 0, item);
  return questions;
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
