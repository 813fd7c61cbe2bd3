import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { EXPLORER_PAGE_SIZE, listPublicProfiles } from '@thirteen/contract/explorer.ts';
import { call } from '#lib/call.ts';

/** A place in the explorer: the page, from 1, and what is searched for. */
export type ExplorerPlace = { readonly page: number; readonly search: string };

/** The server looks no deeper than so many profiles. */
const DEEPEST_PROFILE = 10_000;

/** One page of the public profiles. The page before stands until it is there. */
export const explorerQuery = ({ page, search }: ExplorerPlace) =>
  queryOptions({
    queryKey: ['explorer', search, page],
    queryFn: ({ signal }) =>
      call(listPublicProfiles, { query: { page, limit: EXPLORER_PAGE_SIZE, search }, signal }),
    placeholderData: keepPreviousData,
  });

/** How many pages there are to turn. */
export function countPages(profiles: number): number {
  return Math.max(1, Math.ceil(Math.min(profiles, DEEPEST_PROFILE) / EXPLORER_PAGE_SIZE));
}
