import { queryOptions } from '@tanstack/react-query';
import { getAccount } from '@thirteen/contract/account.ts';
import { call } from '#lib/call.ts';

/** The fan's email address and whether it is confirmed; read again whenever it is looked at, since a mail changes it. */
export const accountQuery = queryOptions({
  queryKey: ['account', 'email'],
  queryFn: ({ signal }) => call(getAccount, { signal }),
  staleTime: 0,
});
