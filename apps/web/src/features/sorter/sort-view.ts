import type { SortAnswer } from '@thirteen/domain/sorter/answer.ts';
import { openSort, type Sort, type SortPlan } from '@thirteen/domain/sorter/sort.ts';
import type { SortGoal } from './sort-goal.ts';

/** A sort as the screens know it: what is sorted, what for, and what the fan answered. */
export type KeptSort = {
  readonly id: string;
  readonly goal: SortGoal;
  readonly plan: SortPlan;
  readonly answers: readonly SortAnswer[];
};

/** A question whose best is chosen: the fan may say which of the others is the next best, too. */
type NextBest = {
  readonly of: readonly string[];
  readonly best: string;
  readonly others: readonly string[];
};

/** How a sort stands, for the screens. */
export type SortView = {
  /** The ids to choose from; undefined when all is done. */
  readonly question: readonly string[] | undefined;
  /** The question that was answered last, where a second tap on it would tell something. */
  readonly nextBest: NextBest | undefined;
  readonly settled: readonly string[];
  readonly rest: readonly string[];
  /** Those of the rest of which nothing is known. */
  readonly untold: readonly string[];
  readonly skipped: readonly string[];
  /** Choices made so far; skips are none. */
  readonly taps: number;
  /** Choices that are expected still, those of a next best among them. */
  readonly tapsLeft: number;
  /** Whether this question is the first one that shows fewer than the one before, and fewer than it might. */
  readonly showsFewer: boolean;
};

// The sort that was opened last goes on from answer to answer: opening it anew would replay all of them.
let live:
  | { readonly plan: SortPlan; readonly answers: readonly SortAnswer[]; readonly sort: Sort }
  | undefined;
const views = new WeakMap<KeptSort, SortView>();

/** How a sort stands; computed once for each state of it. */
export function viewOf(kept: KeptSort): SortView {
  const known = views.get(kept);
  if (known) return known;
  const sort = sortOf(kept);
  const { settled, rest, skipped } = sort.result();
  const view: SortView = {
    question: sort.question(),
    nextBest: nextBestOf(sort),
    settled,
    rest,
    untold: sort.untold(),
    skipped,
    taps: kept.answers.filter(isTap).length,
    tapsLeft: tapsOf(sort.left().expected, kept.plan),
    showsFewer: showsFewer(sort, kept.plan),
  };
  views.set(kept, view);
  return view;
}

/** Taps for a question of more than two whose next best is said, too, measured (`npm run bench -- sorter`). */
const TAPS_PER_QUESTION = 1.25;

/** How many taps so many questions take a fan who says the next best, too; one who does not is done sooner. */
export function tapsOf(questions: number, { choices }: Pick<SortPlan, 'choices'>): number {
  return choices === 2 ? questions : Math.round(questions * TAPS_PER_QUESTION);
}

function showsFewer(sort: Sort, { choices }: SortPlan): boolean {
  const sizes = questionSizes(sort.answers());
  const now = sort.question()?.length ?? choices;
  const isFewer = (size: number, at: number, all: readonly number[]) =>
    size < choices && size < (all[at - 1] ?? 0);
  return isFewer(now, sizes.length, sizes) && !sizes.some(isFewer);
}

/** How many each question showed that was answered; the next best of one is no question. */
function questionSizes(answers: readonly SortAnswer[]): readonly number[] {
  return answers.flatMap((answer, at) => {
    if (!('of' in answer)) return [];
    const last = answers[at - 1];
    const isNextBest =
      last?.kind === 'best' &&
      answer.of.length < last.of.length &&
      answer.of.every((id) => id !== last.best && last.of.includes(id));
    return isNextBest ? [] : [answer.of.length];
  });
}

function nextBestOf(sort: Sort): NextBest | undefined {
  const others = sort.others();
  const last = others && sort.answers().findLast(({ kind }) => kind === 'best');
  return others && last?.kind === 'best' ? { of: last.of, best: last.best, others } : undefined;
}

/** The sort with one more answer; undefined where it can't be taken, as a second tap on a question that has gone. */
export function withAnswer(kept: KeptSort, answer: SortAnswer): KeptSort | undefined {
  const sort = sortOf(kept);
  return sort.answer(answer).ok ? changed(kept, sort) : undefined;
}

/** The sort without its last answer. */
export function withUndo(kept: KeptSort): KeptSort {
  const sort = sortOf(kept);
  sort.undo();
  return changed(kept, sort);
}

function changed(kept: KeptSort, sort: Sort): KeptSort {
  const answers = sort.answers();
  live = { plan: kept.plan, answers, sort };
  return { ...kept, answers };
}

function sortOf({ plan, answers }: KeptSort): Sort {
  if (live?.plan !== plan || live.answers !== answers)
    live = { plan, answers, sort: openSort(plan, answers) };
  return live.sort;
}

function isTap({ kind }: SortAnswer): boolean {
  return kind === 'best' || kind === 'tie';
}
