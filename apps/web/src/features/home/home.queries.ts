import { queryOptions } from '@tanstack/react-query';
import { listSurpriseSongs } from '@thirteen/contract/set-list.ts';
import { getHomeFacts } from '@thirteen/contract/about/about.ts';
import { call } from '#lib/api/call.ts';
import { completePicks, shuffle } from './surprise-picks.ts';

/** The songs of the hero and the release that the countdown runs to. They change with the site. */
export const homeFactsQuery = queryOptions({
  queryKey: ['home-facts'],
  queryFn: ({ signal }) => call(getHomeFacts, { signal }),
  staleTime: Infinity,
});

/** The surprise songs of other fans, shuffled as they come. They stay in that order for the visit. */
export const surprisePicksQuery = queryOptions({
  queryKey: ['surprise-picks'],
  queryFn: async ({ signal }) =>
    shuffle(completePicks(await call(listSurpriseSongs, { signal })), Math.random),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
