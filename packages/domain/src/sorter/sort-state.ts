import type { Result } from '../result.ts';
import { expectedTaps } from './expected-taps.ts';
import { nextQuestion, type Goal } from './next-question.ts';
import { emptyOrder, isAbove, putAbove, type PartialOrder } from './partial-order.ts';
import { afterAnswer, hasRoom, startLimit, type QuestionLimit } from './question-limit.ts';
import { findStandings, type Standings } from './settled.ts';
import type { SortAnswer, SortPlan, SortProblem } from './sort-plan.ts';
import { takeAnswer } from './take-answer.ts';

/** What follows from a plan and the answers taken so far; items are numbers, places in the list of ids. */
export type SortState = {
  readonly order: PartialOrder;
  readonly taken: readonly SortAnswer[];
  readonly skipped: readonly string[];
  readonly take: (answer: SortAnswer) => Result<void, SortProblem>;
  readonly standings: () => Standings;
  readonly question: () => readonly number[] | undefined;
  readonly left: () => { readonly taps: number; readonly atMost: number };
};

/** A sort without answers. */
export function startSort(plan: SortPlan, ids: readonly string[]): SortState {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const order = orderOf(plan, numbers, ids.length);
  const goal: Goal = {
    wanted: plan.wanted === 'all' ? ids.length : Math.min(plan.wanted, ids.length),
    choices: plan.choices,
  };
  const taken: SortAnswer[] = [];
  const skipped: string[] = [];
  let limit: QuestionLimit = startLimit(order, goal, 0);
  // Found once for each state, since what is asked for next starts from it.
  let standings: Standings | undefined;
  const currentStandings = () => (standings ??= findStandings(order));
  const isDone = () =>
    currentStandings().settled.length >= Math.min(goal.wanted, countAll(currentStandings()));

  return {
    order,
    taken,
    skipped,
    standings: currentStandings,
    take: (answer) => {
      const outcome = takeAnswer({ order, ids, numbers }, answer);
      if (!outcome.ok) return outcome;
      standings = undefined;
      taken.push(answer);
      if (answer.kind === 'skip') skipped.push(answer.item);
      if (answer.kind === 'bring-back') skipped.splice(skipped.indexOf(answer.item), 1);
      limit = afterAnswer(limit, answer.kind, order, goal);
      return outcome;
    },
    question: () => {
      if (isDone()) return undefined;
      return hasRoom(limit) ? nextQuestion(order, currentStandings(), goal) : limit.way(order).question;
    },
    left: () => {
      if (isDone()) return { taps: 0, atMost: 0 };
      const atMost = Math.max(1, Math.min(limit.total - limit.asked, countUnknownPairs(currentStandings())));
      return { taps: Math.min(atMost, expectedTaps(order, currentStandings(), goal)), atMost };
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

function countAll({ settled, open }: Standings): number {
  return settled.length + open.length;
}

/** Pairs of items of which it is not known which is better. Each question decides one at least. */
function countUnknownPairs(standings: Standings): number {
  const others = countAll(standings);
  return standings.open.reduce((sum, { above, below, tied }) => sum + others - above - below - tied, 0) / 2;
}
