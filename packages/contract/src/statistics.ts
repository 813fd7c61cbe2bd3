import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

/** How often a fan logged in. */
export const LoginCount = Type.Object({ username: Type.String(), loginCount: Type.Integer() });
export type LoginCount = Static<typeof LoginCount>;

/** How many songs a fan has placed. */
export const PlacedCount = Type.Object({ username: Type.String(), songsPlaced: Type.Integer() });
export type PlacedCount = Static<typeof PlacedCount>;

/** A song and how many lists hold it. */
export const SongCount = Type.Object({ title: Type.String(), count: Type.Integer() });
export type SongCount = Static<typeof SongCount>;

/** What moved up: its place now and before (null: it was counted nowhere), its count now, and by how much that grew. */
export const RankChange = Type.Object({
  title: Type.String(),
  rank: Type.Integer({ minimum: 1 }),
  rankBefore: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  count: Type.Number({ minimum: 0.5 }),
  gained: Type.Number({ minimum: 0.5 }),
});
export type RankChange = Static<typeof RankChange>;

/**
 * What climbed in three charts since a day (an ISO date in UTC), the most grown first. `since` is null, and the lists are
 * empty, while the site has no count of last week to compare with.
 */
export const WeeklyChanges = Type.Object({
  since: Type.Union([Type.String(), Type.Null()]),
  favoriteSongs: Type.Array(RankChange),
  tourSongs: Type.Array(RankChange),
  albums: Type.Array(RankChange),
});
export type WeeklyChanges = Static<typeof WeeklyChanges>;

const shared = {
  method: 'GET',
  tag: 'Statistics',
  session: 'required',
  params: None,
  query: None,
  body: None,
} as const;

export const listLogins = {
  ...shared,
  path: '/api/users/logins',
  summary: 'The ten fans who logged in most often.',
  reply: Type.Array(LoginCount),
} as const;

export const listSongsPlaced = {
  ...shared,
  path: '/api/users/songs-placed',
  summary:
    'The ten fans with a public profile who placed the most songs, in the Top 13, in albums and among all songs together.',
  reply: Type.Array(PlacedCount),
} as const;

export const listTopFavoriteSongs = {
  ...shared,
  path: '/api/users/top-favorite-songs',
  summary: 'The ten songs that stand in most Top 13 lists; ties by title.',
  reply: Type.Array(SongCount),
} as const;

export const listAllFavoriteSongs = {
  ...shared,
  path: '/api/users/all-top-favorite-songs',
  summary: 'Every song that stands in a Top 13 list, the most loved first; ties by title.',
  reply: Type.Array(SongCount),
} as const;

export const listPopularTourSongs = {
  ...shared,
  path: '/api/users/popular-eras-tour-songs',
  summary: 'The ten songs that stand in most set lists; a mashup counts for both of its songs.',
  reply: Type.Array(SongCount),
} as const;

export const getWeeklyChanges = {
  ...shared,
  path: '/api/users/weekly-changes',
  summary:
    'The five climbers and newcomers of the favorite songs, the tour songs and the albums since a day of last week.',
  reply: WeeklyChanges,
} as const;

/** A well-known song, the look of its album (a `data-era`), and how many fans have it in their Top 13. */
export const KnownSong = Type.Object({
  songId: Type.String(),
  songTitle: Type.String(),
  era: Type.String(),
  top13s: Type.Integer({ minimum: 0 }),
});
export type KnownSong = Static<typeof KnownSong>;

/** What everyone may know of all fans together. */
export const KnownSongs = Type.Object({ songs: Type.Array(KnownSong) });
export type KnownSongs = Static<typeof KnownSongs>;

/** Songs by id, the most loved first. */
export const LovedSongs = Type.Object({ songIds: Type.Array(Type.String()) });
export type LovedSongs = Static<typeof LovedSongs>;

export const listLovedSongs = {
  method: 'GET',
  path: '/api/community/loved-songs',
  tag: 'Statistics',
  summary:
    'For visitors: the songs of all Top 13s, those in the most of them first, then the well-known songs that are in none. An order alone, without figures, up to two seconds old; `ETag`.',
  session: 'none',
  params: None,
  query: None,
  body: None,
  reply: LovedSongs,
} as const;

export const listKnownSongs = {
  method: 'GET',
  path: '/api/community/summary',
  tag: 'Statistics',
  summary:
    'For visitors: the well-known songs of the home page, and how many Top 13s hold each, the most loved first. Sums alone, up to two seconds old; `ETag`.',
  session: 'none',
  params: None,
  query: None,
  body: None,
  reply: KnownSongs,
} as const;
