import { certainSearch } from '@thirteen/contract/certain-songs.ts';
import { pages, type PageName } from '@thirteen/contract/pages/pages.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';

type Paths = { readonly [Name in PageName]: (typeof pages)[Name]['path'] };

/** The address of every page, by its name in the contract. Components link with these, never with a text of their own. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
  // The keys and paths of the table itself.
) as Paths;

/** Names a song in the address of all songs. */
export const SONG_PARAM = 'song';

/** A ranking screen: of an album or the singles by slug, or one of the whole catalogue. */
export function rankingPath(ranking: string): string {
  return `${paths.rankings}/${encodeURIComponent(ranking)}`;
}

/** A song's place among all songs of the fan who is logged in, by its title, which is unique. */
export function songPath(title: string): string {
  return `${paths.allSongsRanking}?${SONG_PARAM}=${encodeURIComponent(title)}`;
}

/** The public page of a fan's set list, outside the shell. */
export function shareSetListPath(username: string): string {
  return paths.shareSetlist.replace(':username', encodeURIComponent(username));
}

/** The public page of a fan's profile, outside the shell. */
export function publicProfilePath(username: string): string {
  return paths.publicProfile.replace(':username', encodeURIComponent(username));
}

/** The page of a fan's Top 13 with the fan's name, outside the shell. */
export function namedTop13Path(username: string): string {
  return paths.namedTop13.replace(':username', encodeURIComponent(username));
}

/** The page of a Top 13 that is its own link, outside the shell; where only the first ones are `certain`, it says so. */
export function linkedTop13Path(code: string, certain = TOP13_SLOTS): string {
  return `${paths.t13.replace(':code', encodeURIComponent(code))}${certainSearch(certain)}`;
}

/** The page of a match that is its own link, outside the shell. */
export function linkedMatchPath(code: string): string {
  return paths.match.replace(':code', encodeURIComponent(code));
}

/** The sorter, where a goal is chosen already: `top13`, `album-<key>`, `track-<number>`, `all-songs` or `all-albums`. */
export function sorterPath(goal: string): string {
  return `${paths.sorter}?goal=${encodeURIComponent(goal)}`;
}

/** One sort. */
export function sortPath(id: string): string {
  return paths.sort.replace(':id', encodeURIComponent(id));
}

/** What a sort has come to, done or not. */
export function sortResultPath(id: string): string {
  return `${sortPath(id)}?view=result`;
}
