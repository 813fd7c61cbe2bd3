import { queryOptions } from '@tanstack/react-query';
import { getSetList, hasCompletedSetList } from '@thirteen/contract/set-list.ts';
import { getTour } from '@thirteen/contract/tour.ts';
import { call, callRevised } from '#lib/call.ts';
import { currentSession } from '#lib/session.ts';
import type { Revised } from '#lib/saving/saving-record.ts';
import { toState, type SetListState } from './set-list-state.ts';

/** The fan's set list with its revision, and whether it is verified. */
export const setListQuery = queryOptions({
  queryKey: ['set-list'],
  queryFn: ({ signal }) => readSetList(signal),
});

/** Reads the set list and whether it is verified, which the list itself does not say. */
export async function readSetList(signal?: AbortSignal): Promise<Revised<SetListState>> {
  const username = currentSession()?.username ?? '';
  const [{ reply, etag }, { hasCompletedSetlist }] = await Promise.all([
    callRevised(getSetList, { signal }),
    call(hasCompletedSetList, { params: { username }, signal }),
  ]);
  return { state: toState(reply, hasCompletedSetlist), revision: etag ?? '"0"' };
}

/** The real tour. It is over: asking once a visit is enough. */
export const tourQuery = queryOptions({
  queryKey: ['tour'],
  queryFn: ({ signal }) => call(getTour, { signal }),
  staleTime: Infinity,
});
