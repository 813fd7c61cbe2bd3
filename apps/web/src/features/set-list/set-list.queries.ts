import { queryOptions } from '@tanstack/react-query';
import {
  getSetList,
  SET_LIST_PUBLISHED_AT_HEADER,
  SET_LIST_PUBLISHED_HEADER,
  type EraEntry,
} from '@thirteen/contract/set-list.ts';
import { getTour } from '@thirteen/contract/tour.ts';
import type { Publication } from '@thirteen/domain/set-list/published-set-list.ts';
import { call, callRevised, type RevisedReply } from '#lib/api/call.ts';
import { toState, type SetListState } from './set-list-state.ts';
import type { Revised } from '#lib/saving/list-rules.ts';

/** The fan's set list with its revision, and what friends see of it. */
export const setListQuery = queryOptions({
  queryKey: ['set-list'],
  queryFn: ({ signal }) => readSetList(signal),
});

export async function readSetList(signal?: AbortSignal): Promise<Revised<SetListState>> {
  return toRevised(await callRevised(getSetList, { signal }));
}

/** An answer of the fan's own set list, whose headers say what friends see of it. */
export function toRevised({ reply, etag, headers }: RevisedReply<EraEntry[]>): Revised<SetListState> {
  const current: Publication = 'current';
  const publishedAt = headers.get(SET_LIST_PUBLISHED_AT_HEADER);
  const state = toState(reply, {
    verified: headers.get(SET_LIST_PUBLISHED_HEADER) === current,
    ...(publishedAt !== null && { publishedAt }),
  });
  return { state, revision: etag ?? '"0"' };
}

/** The real tour. It is over: asking once a visit is enough. */
export const tourQuery = queryOptions({
  queryKey: ['tour'],
  queryFn: ({ signal }) => call(getTour, { signal }),
  staleTime: Infinity,
});
