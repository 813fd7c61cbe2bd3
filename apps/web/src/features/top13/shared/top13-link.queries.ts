import { queryOptions } from '@tanstack/react-query';
import { readTop13Link } from '@thirteen/contract/top13.ts';
import { call } from '#lib/api/call.ts';
import { takeFirstReply } from '#lib/api/first-replies.ts';

/** The songs of a code. They are in the code itself, so they never change; an `ApiError` of status 404 where it is none. */
export const top13LinkQuery = (code: string) =>
  queryOptions({
    queryKey: ['top13-link', code],
    queryFn: ({ signal }) => call(readTop13Link, { params: { code }, signal }),
    initialData: () => takeFirstReply(readTop13Link, { code }),
    staleTime: Infinity,
  });
