import { queryOptions } from '@tanstack/react-query';
import { getPublicSetList } from '@thirteen/contract/set-list.ts';
import { call } from '#lib/api/call.ts';

/** The published set list of a fan; an `ApiError` of status 404 where there is none to see. */
export const sharedSetListQuery = (username: string) =>
  queryOptions({
    queryKey: ['shared-set-list', username],
    queryFn: ({ signal }) => call(getPublicSetList, { params: { username }, signal }),
  });
