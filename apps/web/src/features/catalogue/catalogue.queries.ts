import { queryOptions } from '@tanstack/react-query';
import {
  getAlbum,
  getSong,
  listAlbums,
  searchSongs,
  ADDED_ERA_STYLES,
  type Album,
  type Song,
} from '@thirteen/contract/catalogue.ts';
import { isUnanswered } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { learnAlbums } from '#lib/song-facts.ts';
import { PLAIN_ERA } from '@thirteen/domain/catalogue/era-look.ts';
import { eraKeys } from '#lib/built-catalogue.ts';

const styled = new Set([...eraKeys, PLAIN_ERA]);

/** Loads the looks of eras that were added since the document was sent; those known by then came with it. */
function loadEraStyles(eras: readonly string[]): void {
  const added = eras.filter((era) => !styled.has(era));
  for (const era of added) styled.add(era);
  const isThere = (era: string) => document.querySelector(`link[data-eras~="${CSS.escape(era)}"]`) !== null;
  if (added.every(isThere)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Another set of eras has another address, since what stands at one may be kept for good.
  link.href = `${ADDED_ERA_STYLES}?v=${encodeURIComponent(added.join(' '))}`;
  document.head.append(link);
}

/** The catalogue changes with a release of the artist's: asking once a visit is enough. */
const staleTime = Infinity;

/** All albums, the singles last. */
export const albumsQuery = queryOptions({
  queryKey: ['albums'],
  queryFn: async ({ signal }) => {
    const albums = await call(listAlbums, { signal });
    loadEraStyles(albums.map(({ theme }) => theme));
    learnAlbums(albums);
    return albums;
  },
  staleTime,
});

/** So long the site may take to answer, in milliseconds, before the kept catalogue does. */
const PATIENCE_MS = 4000;

/** What the site answers, or the kept catalogue where it gives no answer in time. */
async function orFromCatalogue<Found>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Found>,
  find: (albums: readonly Album[]) => Found | undefined | Promise<Found>,
): Promise<Found> {
  try {
    return await ask(AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]));
  } catch (error) {
    signal.throwIfAborted();
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (!isLate && !isUnanswered(error)) throw error;
    const albums = await readAlbums().catch(() => undefined);
    const found = albums && (await find(albums));
    if (found === undefined) throw error;
    return found;
  }
}

/** All albums, as they were last read where the site gives no answer. */
export function readAlbums(): Promise<readonly Album[]> {
  return queryClient.ensureQueryData(albumsQuery);
}

/** One album by its slug; an unknown one is an `ApiError` of status 404. */
export const albumQuery = (slug: string) =>
  queryOptions({
    queryKey: ['album', slug],
    queryFn: async ({ signal }) => {
      const album = await orFromCatalogue(
        signal,
        (inTime) => call(getAlbum, { params: { title: slug }, signal: inTime }),
        (albums) => albums.find((each) => each.slug === slug),
      );
      learnAlbums([album]);
      return album;
    },
    staleTime,
  });

/** What the list of all albums, where it was read, says of one. */
export function findLoadedAlbum(slug: string): Album | undefined {
  return queryClient.getQueryData(albumsQuery.queryKey)?.find((album) => album.slug === slug);
}

/** One song by id; an unknown one is an `ApiError` of status 404. */
export const songQuery = (id: string) =>
  queryOptions({
    queryKey: ['song', id],
    queryFn: ({ signal }) =>
      orFromCatalogue(
        signal,
        (inTime) => call(getSong, { params: { id }, signal: inTime }),
        (albums) => albums.flatMap(({ songs }) => songs).find(({ _id }) => _id === id),
      ),
    staleTime,
  });

/** The songs whose titles match, best first. The order of answers is the search field's matter, so nothing is kept. */
export function findSongs(query: string, signal: AbortSignal): Promise<readonly Song[]> {
  return orFromCatalogue<readonly Song[]>(
    signal,
    (inTime) => call(searchSongs, { query: { q: query }, signal: inTime }),
    async (albums) => {
      const { createSongSearch, SEARCH_LIMIT } = await import('@thirteen/domain/catalogue/song-search.ts');
      return createSongSearch<Song>().find(albums, query).slice(0, SEARCH_LIMIT);
    },
  );
}

/** Tells the look of an album by its title; unknown albums, and all while the albums load, look like the singles. */
export function themesByTitle(albums: readonly Album[] | undefined): (albumTitle: string) => string {
  const themes = new Map(albums?.map((album) => [album.title, album.theme]));
  return (title) => themes.get(title) ?? 'singles';
}

/** What is known of a song by its title, which is unique: its album's title, and the look of that album. */
export function songsByTitle(
  albums: readonly Album[] | undefined,
): (title: string) => { readonly album: string; readonly era: string } | undefined {
  const songs = new Map(
    albums?.flatMap((album) =>
      album.songs.map((song) => [song.title, { album: album.title, era: album.theme }] as const),
    ),
  );
  return (title) => songs.get(title);
}

/** Tells the permanent number of a song by its id, as codes of a Top 13 hold it; undefined while the albums load. */
export function numbersById(
  albums: readonly Album[] | undefined,
): (songId: string) => number | null | undefined {
  const numbers = new Map(albums?.flatMap(({ songs }) => songs.map(({ _id, number }) => [_id, number])));
  return (songId) => numbers.get(songId);
}

/** The name of the era of a song, as fans say it: that of its album where it has none. */
export function erasBySong(
  albums: readonly Album[] | undefined,
): (songId: string) => string | null | undefined {
  const eras = new Map(albums?.flatMap(({ songs, era }) => songs.map(({ _id }) => [_id, era] as const)));
  return (songId) => eras.get(songId);
}
