import { queryOptions } from '@tanstack/react-query';
import { listSurpriseSongs, type SurprisePick } from '@thirteen/contract/set-list.ts';
import { getHomeFacts } from '@thirteen/contract/about/about.ts';
import { call } from '#lib/api/call.ts';

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

/** Those that have both a guitar and a piano song. */
export function completePicks(picks: readonly SurprisePick[]): readonly SurprisePick[] {
  return picks.filter(({ guitar, piano }) => guitar.trim() !== '' && piano.trim() !== '');
}

/** The items in a random order (Fisher and Yates). `random` gives numbers from 0 up to, not including, 1. */
export function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}

/** The place one step from another, where the last is followed by the first. */
export function wrapAround(place: number, step: 1 | -1, count: number): number {
  return (place + step + count) % count;
}
