import type { Result } from '../result.ts';
import { likeliestOrder } from './likeliest-order.ts';
import { mixItems } from './sort-items.ts';
import type { SortAnswer, SortPlan, SortProblem } from './sort-plan.ts';
import { startSort } from './sort-state.ts';

export type { SortAnswer, SortPlan, SortProblem } from './sort-plan.ts';
export { reconcile } from './reconcile.ts';

/** A sort under way. The same plan and answers make the same sort, wherever it is opened. */
export type Sort = {
  /** The items to choose from, none of which is known to be better than another; undefined when all is done. */
  readonly question: () => readonly string[] | undefined;
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
  /**
   * The choices to come (best or tie; skips are no choices): how many are expected, and how many there are at most,
   * whatever the fan answers to the questions, unless an item is brought back.
   */
  readonly left: () => { readonly taps: number; readonly atMost: number };
};

/**
 * Opens a sort with what was answered so far. Answers that can't be taken are left out: compare the length of
 * `answers()`. Made for up to a thousand items; the memory that it takes grows with their square (10,000: 40 MB).
 */
export function openSort(plan: SortPlan, answers: readonly SortAnswer[] = []): Sort {
  const ids = mixItems(plan.items);
  let state = startSort(plan, ids);
  for (const given of answers) state.take(given);

  const toIds = (items: readonly number[]) => items.flatMap((item) => ids[item] ?? []);
  return {
    question: () => {
      const question = state.question();
      return question && toIds(question);
    },
    answer: (given) => state.take(given),
    undo: () => {
      const kept = state.taken.slice(0, -1);
      state = startSort(plan, ids);
      for (const given of kept) state.take(given);
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
    left: () => state.left(),
  };
}
