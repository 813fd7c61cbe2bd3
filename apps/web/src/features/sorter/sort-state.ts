import type { StoredGoal } from '@thirteen/contract/sorter.ts';
import type { SortPlan } from '@thirteen/domain/sorter/sort.ts';
import {
  countAnswered,
  fromStoredAnswers,
  fromStoredPlan,
  toStoredAnswers,
  toStoredPlan,
  type StoredAnswer,
  type StoredPlan,
} from '@thirteen/domain/sorter/stored-sort.ts';
import { fromStoredGoal, toStoredGoal, type SortGoal } from './sort-goal.ts';
import { viewOf, type KeptSort } from './sort-view.ts';

/** A sort as it is kept, in a few bytes for each answer. */
export type SortState = {
  readonly goal: StoredGoal;
  readonly plan: StoredPlan;
  readonly answers: readonly StoredAnswer[];
  /** How many choices are expected to come; 0: it is done. */
  readonly left: number;
};

/** What the list of sorts shows of one. */
export type SortLine = {
  readonly id: string;
  readonly goal: SortGoal;
  readonly wanted: SortPlan['wanted'];
  readonly taps: number;
  readonly left: number;
};

/** An id for a new sort: 16 letters and digits by chance. */
export function newSortId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** A sort as it is to be kept. */
export function toSortState(kept: KeptSort): SortState {
  const { goal, plan, answers } = kept;
  const { question, tapsLeft } = viewOf(kept);
  const state = {
    goal: toStoredGoal(goal),
    plan: toStoredPlan(plan),
    answers: toStoredAnswers(answers, plan.items),
    left: question === undefined ? 0 : Math.max(1, tapsLeft),
  };
  opened.set(kept.id, { state, kept });
  return state;
}

// What was kept last of each sort: a copy of it that comes back from the storage or the server is the same sort, which
// need not be opened anew and all of its answers replayed.
const opened = new Map<string, { readonly state: SortState; readonly kept: KeptSort }>();

/** The sort that was kept; the same object as long as nothing changed. */
export function fromSortState(id: string, state: SortState): KeptSort {
  const known = opened.get(id);
  if (known && isSameState(known.state, state)) return known.kept;
  const plan = fromStoredPlan(state.plan);
  const answers = fromStoredAnswers(state.answers, plan.items);
  const kept = { id, goal: fromStoredGoal(state.goal), plan, answers };
  opened.set(id, { state, kept });
  return kept;
}

/** What the list shows of a sort. */
export function toSortLine(id: string, { goal, plan, answers, left }: SortState): SortLine {
  return {
    id,
    goal: fromStoredGoal(goal),
    wanted: plan.wanted ?? 'all',
    taps: countAnswered(answers),
    left,
  };
}

export function isSameState(a: SortState | null, b: SortState | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  const isSameList = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((text, index) => text === other[index]);
  return (
    isSameList(a.answers, b.answers) &&
    isSameList(a.plan.items, b.plan.items) &&
    a.plan.wanted === b.plan.wanted &&
    a.plan.choices === b.plan.choices &&
    isSameKnown(a.plan.known, b.plan.known) &&
    a.goal.kind === b.goal.kind &&
    a.goal.of === b.goal.of
  );
}

function isSameKnown(a: StoredPlan['known'], b: StoredPlan['known']): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every((order, index) => order.join() === b[index]?.join());
}

/**
 * Two states of a sort that went on in two places: the answers of both, after what they have in common. What can't be
 * taken after the others' answers is passed over when the sort is opened.
 */
export function joinStates(mine: SortState | null, theirs: SortState | null): SortState | null {
  if (mine === null || theirs === null) return mine ?? theirs;
  return { ...theirs, answers: [...theirs.answers, ...mine.answers.slice(countCommon(mine, theirs))] };
}

/** How many answers from the first on two states have in common. */
export function countCommon(a: SortState, b: SortState): number {
  const first = a.answers.findIndex((answer, index) => answer !== b.answers[index]);
  return first < 0 ? a.answers.length : first;
}
