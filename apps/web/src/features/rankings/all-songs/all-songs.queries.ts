import { queryOptions } from '@tanstack/react-query';
import { listAllSongs } from '@thirteen/contract/rankings.ts';
import { call } from '#lib/call.ts';
import { learnSongs } from '#lib/song-facts.ts';

/** All songs that can be ranked, in catalogue order. They change with a release of the artist's. */
export const allSongsQuery = queryOptions({
  queryKey: ['all-songs'],
  queryFn: async ({ signal }) => {
    const songs = await call(listAllSongs, { signal });
    learnSongs(songs);
    return songs;
  },
  staleTime: Infinity,
});
