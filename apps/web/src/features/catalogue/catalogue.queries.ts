import { queryOptions } from '@tanstack/react-query';
import { getAlbum, getSong, listAlbums, searchSongs, type Album } from '@thirteen/contract/albums.ts';
import { themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { call } from '#lib/call.ts';
import { queryClient } from '#lib/query-client.ts';

/** The catalogue changes with a release of the artist's: asking once a visit is enough. */
const staleTime = Infinity;

/** All albums, the singles last. */
export const albumsQuery = queryOptions({
  queryKey: ['albums'],
  queryFn: ({ signal }) => call(listAlbums, { signal }),
  staleTime,
});

/** One album by its slug; an unknown one is an `ApiError` of status 404. */
export const albumQuery = (slug: string) =>
  queryOptions({
    queryKey: ['album', slug],
    queryFn: ({ signal }) => call(getAlbum, { params: { title: slug }, signal }),
    staleTime,
  });

/** What the list of all albums, where it was read, says of one. */
export function findAlbum(slug: string): Album | undefined {
  return queryClient.getQueryData(albumsQuery.queryKey)?.find((album) => album.slug === slug);
}

/** One song by id; an unknown one is an `ApiError` of status 404. */
export const songQuery = (id: string) =>
  queryOptions({
    queryKey: ['song', id],
    queryFn: ({ signal }) => call(getSong, { params: { id }, signal }),
    staleTime,
  });

/** The songs whose titles match, best first. The order of answers is the search field's matter, so nothing is kept. */
export function findSongs(query: string, signal: AbortSignal) {
  return call(searchSongs, { query: { q: query }, signal });
}

/** Tells the look of an album by its title; unknown albums, and all while the albums load, look like the singles. */
export function themesByTitle(albums: readonly Album[] | undefined): (albumTitle: string) => EraTheme {
  const themes = new Map(albums?.map((album) => [album.title, themeOf(album)]));
  return (title) => themes.get(title) ?? 'singles';
}

/** What is known of a song by its title, which is unique: its album's title, and the look of that album. */
export function songsByTitle(
  albums: readonly Album[] | undefined,
): (title: string) => { readonly album: string; readonly era: EraTheme } | undefined {
  const songs = new Map(
    albums?.flatMap((album) =>
      album.songs.map((song) => [song.title, { album: album.title, era: themeOf(album) }] as const),
    ),
  );
  return (title) => songs.get(title);
}
