import { appendAnswers, deleteSort, saveSort } from '@thirteen/contract/sorter.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { call, callRevised } from '#lib/api/call.ts';
import { countCommon, isSameState, type SortState } from '#features/sorter/sort-state.ts';
import { noSort } from './sorter.queries.ts';
import type { Revised } from '#lib/saving/list-rules.ts';

/** After this long without an answer a save counts as lost and is tried again. */
const PATIENCE_MS = 20_000;

/** Makes the smallest call that leads from what the server has of a sort to what the fan made of it: a tap sends its answer. */
export async function sendSort(
  id: string,
  from: SortState | null,
  to: SortState | null,
  ifMatch: string,
): Promise<Revised<SortState | null>> {
  const options = { params: { id }, ifMatch, signal: AbortSignal.timeout(PATIENCE_MS) };
  if (to === null) {
    if (from !== null) await call(deleteSort, options).catch(ignoreMissing);
    return noSort;
  }
  if (from !== null && isSameState({ ...from, answers: to.answers }, to)) {
    const start = countCommon(to, from);
    const body = { from: start, answers: to.answers.slice(start), left: to.left };
    const { etag } = await callRevised(appendAnswers, { ...options, body });
    return { state: to, revision: etag ?? ifMatch };
  }
  const { plan } = to;
  const body = {
    ...to,
    plan: { ...plan, items: [...plan.items], known: plan.known.map((order) => [...order]) },
    answers: [...to.answers],
  };
  const { etag } = await callRevised(saveSort, { ...options, body });
  return { state: to, revision: etag ?? ifMatch };
}

/** Another device deleted it first. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
