import { answersAmong } from '@thirteen/domain/sorter/answer.ts';
import { openSort, type SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { useNavigate } from 'react-router';
import type { SortGoal } from '#features/sorter/sort-goal.ts';
import { newSortId } from '#features/sorter/sort-state.ts';
import type { KeptSort } from '#features/sorter/sort-view.ts';
import { beginSort, dropSort, MAX_SORTS, useSorts } from '#features/sorter/sorts/sorter.saving.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import { sortPath } from '#lib/paths.ts';
import { toast } from '#ui/toasts/toast.ts';

/**
 * Begins a sort and leads to its first question; says so where there is no room for another one. It takes the place of an
 * earlier one, whose answers count as far as they are about its items.
 */
export function useStartSort() {
  const navigate = useNavigate();
  const { sorts } = useSorts();
  return (goal: SortGoal, plan: SortPlan, earlier?: KeptSort): void => {
    if (!earlier && sorts.length >= MAX_SORTS) return void toast.warning(sorterWords.full);
    const id = newSortId();
    const answers = earlier ? openSort(plan, answersAmong(earlier.answers, plan.items)).answers() : [];
    if (earlier) dropSort(earlier.id);
    beginSort({ id, goal, plan, answers });
    void navigate(sortPath(id));
  };
}
