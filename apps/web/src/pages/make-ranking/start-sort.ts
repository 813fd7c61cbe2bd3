import type { SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { useNavigate } from 'react-router';
import type { SortGoal } from '#features/sorter/sort-goal.ts';
import { newSortId } from '#features/sorter/sort-state.ts';
import { beginSort, MAX_SORTS, useSorts } from '#features/sorter/sorts/sorter.saving.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import { sortPath } from '#lib/paths.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Begins a sort and leads to its first question; says so where there is no room for another one. */
export function useStartSort() {
  const navigate = useNavigate();
  const { sorts } = useSorts();
  return (goal: SortGoal, plan: SortPlan): void => {
    if (sorts.length >= MAX_SORTS) return void toast.warning(sorterWords.full);
    const id = newSortId();
    beginSort({ id, goal, plan, answers: [] });
    void navigate(sortPath(id));
  };
}
