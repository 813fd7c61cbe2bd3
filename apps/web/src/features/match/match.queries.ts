import { queryOptions } from '@tanstack/react-query';
import { compareWith, readMatchLink } from '@thirteen/contract/match.ts';
import { call } from '#lib/api/call.ts';
import { takeFirstReply } from '#lib/api/first-replies.ts';

/** What the fan who is logged in has in common with another; an `ApiError` of status 404 where that is not allowed. */
export const comparisonQuery = (username: string) =>
  queryOptions({
    queryKey: ['comparison', username],
    queryFn: ({ signal }) => call(compareWith, { params: { username }, signal }),
    staleTime: 0,
  });

/** The songs of a match's code. They are in the code itself, so they never change; an `ApiError` of status 404 where it is none. */
export const matchLinkQuery = (code: string) =>
  queryOptions({
    queryKey: ['match-link', code],
    queryFn: ({ signal }) => call(readMatchLink, { params: { code }, signal }),
    initialData: () => takeFirstReply(readMatchLink, { code }),
    staleTime: Infinity,
  });
