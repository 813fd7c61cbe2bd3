import type { Result } from '../result.ts';
import { takeAnswer, type SortAnswer, type SortProblem } from './answer.ts';
import { afterAnswer, expectedQuestions, hasRoom, startLimit } from './limit.ts';
import {
  emptyOrder,
  findStandings,
  isAbove,
  isComparable,
  putAbove,
  type PartialOrder,
  type Standing,
  type Standings,
} from './order.ts';
import { nextQuestion } from './question.ts';
import { likeliestOrder } from './sampling.ts';

/** What is to be sorted. All that a sort is follows from its plan and the answers. */
export type SortPlan = {
  /** Ids, best in no order: the order given breaks no tie. One that stands twice counts once. */
  readonly items: readonly string[];
  /** Everything, or only the first n in order. */
  readonly wanted: 'all' | number;
  /**
   * Orders made before, best first; ids that are no items are passed over. They never contradict each other: see
   * `reconcile`. Where they do all the same, the earlier one counts.
   */
  readonly known: readonly (readonly string[])[];
  /** The most items that one question shows. */
  readonly choices: 2 | 5 | 9;
};

/** A sort under way. The same plan and answers make the same sort, wherever it is opened. */
export type Sort = {
  /** The items to choose from, none of which is known to be better than another; undefined when all is done. */
  readonly question: () => readonly string[] | undefined;
  /**
   * The others of the question that was answered last, where the fan may say which is the next best: an answer like any
   * other, that is no question of its own. Undefined where that would tell nothing that counts.
   */
  readonly others: () => readonly string[] | undefined;
  readonly answer: (answer: SortAnswer) => Result<void, SortProblem>;
  /** Drops the last answer; without answers it does nothing. */
  readonly undo: () => void;
  readonly answers: () => readonly SortAnswer[];
  /**
   * `settled` is the certain top, best first; it only grows, but for an undo and an item brought back, whose place may
   * be anywhere. It may reach beyond what is wanted. `rest` is the likeliest order of what remains; `skipped` is in the
   * order in which they were skipped.
   */
  readonly result: () => {
    readonly settled: readonly string[];
    readonly rest: readonly string[];
    readonly skipped: readonly string[];
  };
  /** Those of the rest of which nothing is known. */
  readonly untold: () => readonly string[];
  /**
   * The questions to come, each answered by a best item or a tie: how many are expected, and how many there are at most,
   * whatever the fan answers, unless an item is brought back.
   */
  readonly left: () => { readonly expected: number; readonly atMost: number };
};

/**
 * Opens a sort with what was answered so far. Answers that can't be taken are left out: compare the length of
 * `answers()`. Made for up to a thousand items; the memory that it takes grows with their square (10,000: 40 MB).
 */
export function openSort(plan: SortPlan, answers: readonly SortAnswer[] = []): Sort {
  const ids = mixItems(plan.items);
  const replay = (given: readonly SortAnswer[]) => {
    const started = startSort(plan, ids);
    for (const answer of given) started.take(answer);
    return started;
  };
  let state = replay(answers);
  const toIds = (items: readonly number[]) => items.flatMap((item) => ids[item] ?? []);
  return {
    question: () => {
      const question = state.question();
      return question && toIds(question);
    },
    others: () => {
      const others = state.others();
      return others && toIds(others);
    },
    answer: (given) => state.take(given),
    undo: () => {
      state = replay(state.taken.slice(0, -1));
    },
    answers: () => [...state.taken],
    result: () => {
      const { settled, open } = state.standings();
      return {
        settled: toIds(settled),
        rest: toIds(likeliestOrder(state.order, open)),
        skipped: [...state.skipped],
      };
    },
    untold: () =>
      toIds(
        state
          .standings()
          .open.filter(isUntold)
          .map(({ item }) => item),
      ),
    left: () => state.left(),
  };
}

type BestAnswer = Extract<SortAnswer, { readonly kind: 'best' }>;

/** A sort without answers; its items are numbers, places in the list of ids. */
function startSort(plan: SortPlan, ids: readonly string[]) {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const order = orderOf(plan, numbers, ids.length);
  const goal = {
    wanted: plan.wanted === 'all' ? ids.length : Math.min(plan.wanted, ids.length),
    choices: plan.choices,
  };
  const taken: SortAnswer[] = [];
  const skipped: string[] = [];
  let limit = startLimit(order, goal, 0);
  // What stood beside the best of the last question.
  let beside: readonly number[] = [];
  // Found once for each state, since what is asked for next starts from it.
  let standings: Standings | undefined;
  const currentStandings = () => (standings ??= findStandings(order));
  const toNumbers = (of: readonly string[]) => of.flatMap((id) => numbers.get(id) ?? []);
  const othersThan = ({ of, best }: BestAnswer) => toNumbers(of.filter((id) => id !== best));
  const isDone = () =>
    currentStandings().settled.length >= Math.min(goal.wanted, countAll(currentStandings()));

  const findQuestion = () => {
    if (isDone()) return undefined;
    return hasRoom(limit) ? nextQuestion(order, currentStandings(), goal) : limit.strategy(order).question;
  };

  const findOthers = () => {
    if (beside.length < 2 || isDone()) return undefined;
    const inReach = new Map(currentStandings().open.map(({ item, above }) => [item, above < goal.wanted]));
    const others = beside.filter((item) => inReach.get(item));
    const isOpen = others.some((a) => others.some((b) => !isComparable(order, a, b)));
    return isOpen ? others : undefined;
  };

  return {
    order,
    taken,
    skipped,
    standings: currentStandings,
    others: findOthers,
    take: (answer: SortAnswer) => {
      const isOfOthers = 'of' in answer && isSameSet(toNumbers(answer.of), findOthers());
      // The next question may be just the same.
      const isNoQuestion = isOfOthers && !isSameSet(toNumbers(answer.of), findQuestion());
      const outcome = takeAnswer({ order, ids, numbers }, answer);
      if (!outcome.ok) return outcome;
      standings = undefined;
      if ('of' in answer) beside = answer.kind === 'best' && !isOfOthers ? othersThan(answer) : [];
      taken.push(answer);
      if (answer.kind === 'skip') skipped.push(answer.item);
      if (answer.kind === 'bring-back') skipped.splice(skipped.indexOf(answer.item), 1);
      limit = afterAnswer(limit, isNoQuestion ? 'next-best' : answer.kind, order, goal);
      return outcome;
    },
    question: findQuestion,
    left: () => {
      if (isDone()) return { expected: 0, atMost: 0 };
      const atMost = Math.max(1, Math.min(limit.total - limit.asked, countUnknownPairs(currentStandings())));
      return { expected: Math.min(atMost, expectedQuestions(order, currentStandings(), goal)), atMost };
    },
  };
}

function orderOf({ known }: SortPlan, numbers: ReadonlyMap<string, number>, size: number): PartialOrder {
  const order = emptyOrder(size);
  for (const line of known) {
    const items = [...new Set(line.flatMap((id) => numbers.get(id) ?? []))];
    for (const [at, worse] of items.slice(1).entries()) {
      const better = items[at] ?? worse;
      if (!isAbove(order, worse, better)) putAbove(order, better, worse);
    }
  }
  return order;
}

function isSameSet(items: readonly number[], others: readonly number[] | undefined): boolean {
  return others?.length === items.length && items.every((item) => others.includes(item));
}

function isUntold({ above, below, tied }: Standing): boolean {
  return above === 0 && below === 0 && tied === 1;
}

function countAll({ settled, open }: Standings): number {
  return settled.length + open.length;
}

/** Pairs of items of which it is not known which is better. Each question decides one at least. */
function countUnknownPairs(standings: Standings): number {
  const others = countAll(standings);
  return standings.open.reduce((sum, { above, below, tied }) => sum + others - above - below - tied, 0) / 2;
}

/**
 * Makes orders that may contradict each other, best first and the newest order first, into ones that do not. The newest
 * holds in full; of an older one holds, for any two of its items, what the newer ones and all that follows from them do
 * not contradict. The answer may hold more orders than were given, each a part of one of them: what is left of an
 * older one need not be a single line.
 */
export function reconcile(orders: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const ids = mixItems(orders.flat());
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const order = emptyOrder(ids.length);
  return orders.flatMap((given) => {
    const items = [...new Set(given)];
    const lines = new Map<string, string[]>();
    const kept: string[][] = [];
    // Neighbours first: where they hold, all pairs further apart follow, and nothing more is to be noted.
    for (let apart = 1; apart < items.length; apart += 1) {
      for (const [at, better] of items.slice(0, -apart).entries()) {
        const worse = items[at + apart] ?? better;
        const [a, b] = [numbers.get(better) ?? 0, numbers.get(worse) ?? 0];
        if (isAbove(order, a, b) || isAbove(order, b, a)) continue;
        putAbove(order, a, b);
        const line = lines.get(better) ?? [better];
        lines.delete(better);
        if (line.length === 1) kept.push(line);
        line.push(worse);
        lines.set(worse, line);
      }
    }
    return kept;
  });
}

/**
 * The ids of a plan, each once, in an order that depends on the ids alone: where the sorter has no reason to prefer one
 * item over another, neither the list's order nor the alphabet gives an advantage.
 */
function mixItems(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)]
    .map((id) => ({ id, place: hash(id) }))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** FNV-1a of the code units, finished as MurmurHash3 does so that ids that differ in their last character part, too. */
function hash(id: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) bits = Math.imul(bits ^ id.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
