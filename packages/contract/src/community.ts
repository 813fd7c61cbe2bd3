import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

/** A well-known song, the look of its album (a `data-era`), and how many fans have it in their Top 13. */
export const CommunitySong = Type.Object({
  songId: Type.String(),
  songTitle: Type.String(),
  era: Type.String(),
  top13s: Type.Integer({ minimum: 0 }),
});
export type CommunitySong = Static<typeof CommunitySong>;

/** What everyone may know of all fans together. */
export const CommunitySummary = Type.Object({ songs: Type.Array(CommunitySong) });
export type CommunitySummary = Static<typeof CommunitySummary>;

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

export const getCommunitySummary = {
  method: 'GET',
  path: '/api/community/summary',
  tag: 'Statistics',
  summary:
    'For visitors: the well-known songs of the home page, and how many Top 13s hold each, the most loved first. Sums alone, up to two seconds old; `ETag`.',
  session: 'none',
  params: None,
  query: None,
  body: None,
  reply: CommunitySummary,
} as const;
