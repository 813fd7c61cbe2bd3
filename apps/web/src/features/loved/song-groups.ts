import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { createSongSearch } from '@thirteen/domain/catalogue/song-search.ts';
import { mostLovedFirst } from '@thirteen/domain/top13/loved-songs.ts';
import { queryOptions } from '@tanstack/react-query';
import { listLovedSongs } from '@thirteen/contract/statistics.ts';
import { call } from '#lib/api/call.ts';

/** A song to tap. */
export type LovedSong = {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
  readonly era: string;
};

/** How many songs stand above the eras: what most fans tap without a way down. */
const MOST_LOVED_SHOWN = 39;

const search = createSongSearch<Song>();

/** The songs that everyone loves most, of all eras. */
export function toMostLoved(albums: readonly Album[], mostLoved: readonly string[]): readonly LovedSong[] {
  return lovedById(albums, mostLoved.slice(0, MOST_LOVED_SHOWN));
}

/** Songs by their ids, in that order; without those that no album has. */
export function lovedById(albums: readonly Album[], ids: readonly string[]): readonly LovedSong[] {
  const songs = new Map(albums.flatMap(toSongs).map((song) => [song.id, song]));
  return ids.flatMap((id) => songs.get(id) ?? []);
}

/** The albums with their songs, in each the most loved first, then as they stand on it. */
export function toEras(albums: readonly Album[], mostLoved: readonly string[]) {
  return albums.map((album) => ({
    album,
    songs: mostLovedFirst(toSongs(album), ({ id }) => id, mostLoved),
  }));
}

/** The songs that a search finds, the best first; undefined where nothing is searched for. */
export function findLoved(albums: readonly Album[], query: string): readonly LovedSong[] | undefined {
  if (query.trim() === '') return undefined;
  return lovedById(
    albums,
    search.find(albums, query).map(({ _id: id }) => id),
  );
}

function toSongs({ theme: era, songs }: Album): readonly LovedSong[] {
  return songs.map(({ _id: id, title, albumImageSource: cover }) => ({ id, title, cover, era }));
}

/** The songs that everyone loves, the most loved first. It stays as it came, so that nothing moves under a finger. */
export const lovedSongsQuery = queryOptions({
  queryKey: ['loved-songs'],
  queryFn: async ({ signal }) => (await call(listLovedSongs, { signal })).songIds,
  staleTime: Infinity,
});
