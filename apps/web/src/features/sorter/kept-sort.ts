import type { SortAnswer, SortPlan } from '@thirteen/domain/sorter/sorter.ts';
import type { SortGoal } from './sort-goal.ts';

/** A sort as the screens know it: what is sorted, what for, and what the fan answered. */
export type KeptSort = {
  readonly id: string;
  readonly goal: SortGoal;
  readonly plan: SortPlan;
  readonly answers: readonly SortAnswer[];
};
