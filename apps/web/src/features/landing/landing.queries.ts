import { queryOptions } from '@tanstack/react-query';
import { getCommunitySummary } from '@thirteen/contract/statistics.ts';
import { call } from '#lib/api/call.ts';

/** What visitors see of all fans. It stays as it came, so that nothing moves while a visitor chooses. */
export const communitySummaryQuery = queryOptions({
  queryKey: ['community-summary'],
  queryFn: ({ signal }) => call(getCommunitySummary, { signal }),
  staleTime: Infinity,
});
