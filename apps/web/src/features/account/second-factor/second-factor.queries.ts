import { queryOptions } from '@tanstack/react-query';
import { getSecondFactor } from '@thirteen/contract/second-factor.ts';
import { call } from '#lib/call.ts';

/** Whether logging in to this account asks for a code, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});
