import type { SortAnswer } from './answer.ts';
import { findStandings, type PartialOrder, type Standing, type Standings } from './order.ts';
import type { Goal } from './question.ts';
import { DRAWS, entropy, evens, findParents, invert, log2 } from './sampling.ts';
import { divideIntoChains, findSureStrategy, type Strategy } from './strategy.ts';

/** How many times as many questions there may be as the sure strategy takes at most. */
const ROOM = 1.15;
// The tournament for a top few needs more room: the sure strategy can't use all that its games have told.
const ROOM_FOR_A_TOP = 1.4;

/**
 * Keeps the promise of how many questions there are at most. The question of the highest information gain is asked as
 * long as the sure strategy would still end in time if it told nothing; from then on that is followed until there is room.
 */
type QuestionLimit = {
  /** How many questions there may be in all. */
  readonly total: number;
  readonly asked: number;
  readonly strategy: Strategy;
  /** What the sure strategy took at most when that was last counted; it only falls. */
  readonly sure: number;
};

/** The limit of a sort that begins, or begins anew after `asked` questions. */
export function startLimit(order: PartialOrder, goal: Goal, asked: number): QuestionLimit {
  const standings = findStandings(order);
  const strategy = findSureStrategy(order, standings, goal);
  const sure = strategy(order).atMost;
  const room = goal.wanted < standings.open.length ? ROOM_FOR_A_TOP : ROOM;
  return { total: asked + Math.ceil(sure * room), asked, strategy, sure };
}

/** What the limit is after an answer that was just taken into what is known; the next best of a question is no other question. */
export function afterAnswer(
  limit: QuestionLimit,
  kind: SortAnswer['kind'] | 'next-best',
  order: PartialOrder,
  goal: Goal,
): QuestionLimit {
  // What a brought back item needs was not promised for.
  if (kind === 'bring-back') return startLimit(order, goal, limit.asked);
  const isQuestion = kind === 'best' || kind === 'tie';
  const next = { ...limit, asked: limit.asked + (isQuestion ? 1 : 0) };
  if (isQuestion && hasRoom(next)) return next;

  const kept = limit.strategy(order).atMost;
  const strategy = findSureStrategy(order, findStandings(order), goal);
  const fresh = strategy(order).atMost;
  const sure = Math.min(kept, fresh);
  // Where few are wanted, a skip makes room for another item at the top, and answers that are about no question of this
  // release may have used up the room: then the promise is made anew.
  return {
    ...next,
    strategy: fresh < kept ? strategy : limit.strategy,
    sure,
    total: Math.max(next.total, next.asked + sure),
  };
}

/** Whether one more question may be asked that is not the sure strategy's. */
export function hasRoom({ total, asked, sure }: QuestionLimit): boolean {
  return asked + 1 + sure <= total;
}

/** A question's mean information gain, as a part of an even answer's, by how many it shows; measured (`npm run bench -- sorter`). */
const GAIN_SHARE: Readonly<Record<number, number>> = { 2: 0.993, 5: 0.935, 9: 0.9 };
/** The last questions of a whole order show fewer than they may: so many more for each bit beyond a pair's, and each halving of the items (measured). */
const LATE_SHARE = 0.45;

/** How many questions are still expected until the first `wanted` are certain; at least one. */
export function expectedQuestions(
  order: PartialOrder,
  { settled, open }: Standings,
  { wanted, choices }: Goal,
): number {
  const items = open.toSorted((a, b) => a.above - b.above || a.item - b.item);
  // One long chain and a few items beside it meet two at a time, however many a question may show.
  const width = entropy(divideIntoChains(order, items).map(({ length }) => length));
  const gain = Math.min(log2(choices), Math.max(1, width)) * (GAIN_SHARE[choices] ?? 1);
  const bits = Math.max(missingBits(items), bitsOfLoosest({ settled, open })) / gain;
  const isWhole = wanted >= settled.length + open.length;
  const questions = isWhole
    ? bits + LATE_SHARE * Math.max(0, gain - 1) * log2(Math.max(1, items.length))
    : Math.min(bits, playTournament(order, items, { wanted: wanted - settled.length, choices }));
  return Math.max(1, Math.round(questions));
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
