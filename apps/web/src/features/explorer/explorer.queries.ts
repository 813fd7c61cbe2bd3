import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { EXPLORER_PAGE_SIZE, listPublicProfiles } from '@thirteen/contract/explorer.ts';
import { listMatches, type FanMatch } from '@thirteen/contract/match.ts';
import { EXPLORER_DEPTH } from '@thirteen/domain/profile/name-ends.ts';
import { call } from '#lib/api/call.ts';

/** How a page is sorted: as it was found, or those first that match the fan best. */
export const explorerSorts = ['listed', 'match'] as const;
export type ExplorerSort = (typeof explorerSorts)[number];

/** What narrows the list where no name is searched for: a theme by its name, a song of the Top 13 by its id. */
export type ExplorerFilter = { readonly theme: string; readonly song: string };

/** A part of the explorer: the page, from 1, and what is searched for. */
export type ExplorerPart = ExplorerFilter & { readonly page: number; readonly search: string };

/** A place in the explorer: a part, and how it is sorted. */
export type ExplorerPlace = ExplorerPart & { readonly sort: ExplorerSort };

/** One page of the public profiles. The page before stands until it is there. */
export const explorerQuery = ({ page, search, theme, song }: ExplorerPart) =>
  queryOptions({
    queryKey: ['explorer', search, theme, song, page],
    queryFn: ({ signal }) =>
      call(listPublicProfiles, { query: { page, limit: EXPLORER_PAGE_SIZE, search, theme, song }, signal }),
    placeholderData: keepPreviousData,
  });

/** The first song of each fan of a page, and how well they match the one who looks. Asked for once the page is there. */
export const matchesQuery = (usernames: readonly string[]) =>
  queryOptions({
    queryKey: ['matches', usernames],
    queryFn: async ({ signal }) => {
      const { matches } = await call(listMatches, { query: { usernames: usernames.join(',') }, signal });
      return new Map(matches.map((match) => [match.username, match]));
    },
    enabled: usernames.length > 0,
  });

/** The cards of a page with the best match first; those without a figure keep their order after them. */
export function sortByMatch<Card extends { readonly username: string }>(
  cards: readonly Card[],
  matches: ReadonlyMap<string, Pick<FanMatch, 'percent'>>,
): readonly Card[] {
  const percentOf = ({ username }: Card) => matches.get(username)?.percent ?? -1;
  return cards.toSorted((a, b) => percentOf(b) - percentOf(a));
}

/** How many pages there are to turn. */
export function countPages(profiles: number): number {
  return Math.max(1, Math.ceil(Math.min(profiles, EXPLORER_DEPTH) / EXPLORER_PAGE_SIZE));
}
