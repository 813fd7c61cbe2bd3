import { queryOptions } from '@tanstack/react-query';
import { getSort, listSorts, type SortSummary, type StoredSort } from '@thirteen/contract/sorter.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { call, callRevised } from '#lib/api/call.ts';
import type { SortLine, SortState } from '#features/sorter/sort-state.ts';
import { fromStoredGoal } from '#features/sorter/sort-goal.ts';
import type { Revised } from '#lib/saving/list-rules.ts';

/** A sort that was never saved, or is deleted. */
export const noSort: Revised<SortState | null> = { state: null, revision: '"0"' };

/** A sort of the fan's with its revision; null where there is none under that id. */
export const sortQuery = (id: string) =>
  queryOptions({
    queryKey: ['sort', id],
    queryFn: async ({ signal }): Promise<Revised<SortState | null>> => {
      try {
        const { reply, etag } = await callRevised(getSort, { params: { id }, signal });
        return { state: toState(reply), revision: etag ?? noSort.revision };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return noSort;
        throw error;
      }
    },
  });

/** The fan's sorts as the server knows them, the one changed last first. */
export async function readLines(signal: AbortSignal): Promise<readonly SortLine[]> {
  return (await call(listSorts, { signal })).map(toLine);
}

/** What is kept of a sort that the server answered. */
function toState({ goal, plan, answers, left }: StoredSort): SortState {
  return { goal, plan, answers, left };
}

function toLine({ id, goal, wanted, taps, left }: SortSummary): SortLine {
  return { id, goal: fromStoredGoal(goal), wanted: wanted ?? 'all', taps, left };
}
