import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

/** One chosen song of a Top 13. Only taken slots are listed, in order of their slot. */
export const Top13Entry = Type.Object({
  slot: Type.Integer({ minimum: 1, maximum: TOP13_SLOTS }),
  songId: Type.String(),
  songTitle: Type.String(),
  albumName: Type.String(),
  albumCover: Type.String(),
  albumImage: Type.String(),
  audioSource: Type.String(),
});
export type Top13Entry = Static<typeof Top13Entry>;

/** Titles and covers that a client sends are ignored: they come from the catalogue by the song's id. */
export const FillTop13Slot = Type.Object({
  slot: Type.Integer({ minimum: 1, maximum: TOP13_SLOTS }),
  songId: Type.String({ minLength: 1, maxLength: 200 }),
});
export type FillTop13Slot = Static<typeof FillTop13Slot>;

const shared = {
  tag: 'Top 13',
  session: 'required',
  revised: true,
  params: None,
  query: None,
  body: None,
  reply: Type.Array(Top13Entry),
} as const;

export const getTop13 = {
  ...shared,
  method: 'GET',
  path: '/api/rankings/user/top-thirteen',
  summary: "The fan's Top 13.",
} as const;

export const fillTop13Slot = {
  ...shared,
  method: 'POST',
  path: '/api/rankings/user/top-thirteen',
  summary: 'Puts a song into a slot, replacing what stood there.',
  body: FillTop13Slot,
} as const;

export const reorderTop13 = {
  ...shared,
  method: 'PUT',
  path: '/api/rankings/user/top-thirteen',
  summary: 'Saves all 13 slots at once.',
  body: Type.Object({
    slots: Type.Array(Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()]), {
      minItems: TOP13_SLOTS,
      maxItems: TOP13_SLOTS,
    }),
  }),
} as const;

export const clearTop13Slot = {
  ...shared,
  method: 'DELETE',
  path: '/api/rankings/user/top-thirteen/:slot',
  summary: 'Empties a slot; an empty one is no error.',
  params: Type.Object({ slot: Type.Integer({ minimum: 1, maximum: TOP13_SLOTS }) }),
} as const;

/** A Top 13 that is its own link: the code in the address holds all thirteen songs, so nothing of it is stored. */
export const Top13Link = Type.Object({ code: Type.String(), songs: Type.Array(Top13Entry) });
export type Top13Link = Static<typeof Top13Link>;

export const readTop13Link = {
  method: 'GET',
  path: '/api/top-thirteen/:code',
  summary:
    'The thirteen songs of a code, as `/t13/{code}` shows them. 404 where the code is damaged or holds unknown songs.',
  tag: 'Top 13',
  session: 'none',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
  query: None,
  body: None,
  reply: Top13Link,
} as const;
