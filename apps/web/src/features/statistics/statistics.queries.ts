import { queryOptions } from '@tanstack/react-query';
import { getAlbumPopularity } from '@thirteen/contract/rankings.ts';
import {
  getWeeklyChanges,
  listAllFavoriteSongs,
  listLogins,
  listPopularTourSongs,
  listSongsPlaced,
  listTopFavoriteSongs,
} from '@thirteen/contract/statistics.ts';
import { call } from '#lib/api/call.ts';

/** The ten songs that are in most Top 13 lists. */
export const topFavoriteSongsQuery = queryOptions({
  queryKey: ['statistics', 'top-favorite-songs'],
  queryFn: ({ signal }) => call(listTopFavoriteSongs, { signal }),
});

/** Every song that is in a Top 13 list, the most loved first. */
export const allFavoriteSongsQuery = queryOptions({
  queryKey: ['statistics', 'all-favorite-songs'],
  queryFn: ({ signal }) => call(listAllFavoriteSongs, { signal }),
});

/** The ten songs that are in most set lists. */
export const popularTourSongsQuery = queryOptions({
  queryKey: ['statistics', 'popular-tour-songs'],
  queryFn: ({ signal }) => call(listPopularTourSongs, { signal }),
});

/** The fans who logged in most often. */
export const loginsQuery = queryOptions({
  queryKey: ['statistics', 'logins'],
  queryFn: ({ signal }) => call(listLogins, { signal }),
});

/** The fans with a public profile who placed the most songs. */
export const songsPlacedQuery = queryOptions({
  queryKey: ['statistics', 'songs-placed'],
  queryFn: ({ signal }) => call(listSongsPlaced, { signal }),
});

/** All ranked albums, the most popular first. */
export const albumPopularityQuery = queryOptions({
  queryKey: ['statistics', 'album-popularity'],
  queryFn: ({ signal }) => call(getAlbumPopularity, { signal }),
});

/** What climbed since last week. */
export const weeklyChangesQuery = queryOptions({
  queryKey: ['statistics', 'weekly-changes'],
  queryFn: ({ signal }) => call(getWeeklyChanges, { signal }),
});
