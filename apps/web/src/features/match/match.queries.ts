import { queryOptions } from '@tanstack/react-query';
import { compareWith } from '@thirteen/contract/match.ts';
import { call } from '#lib/call.ts';

/** What the fan who is logged in has in common with another; an `ApiError` of status 404 where that is not allowed. */
export const comparisonQuery = (username: string) =>
  queryOptions({
    queryKey: ['comparison', username],
    queryFn: ({ signal }) => call(compareWith, { params: { username }, signal }),
    staleTime: 0,
  });
