import { COMPARED_ALBUMS } from '@thirteen/domain/match/compare.ts';
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';
import { Top13Entry } from './top13.ts';

/** A song that two fans both have in their Top 13, with the slot it has in each. */
export const SharedSong = Type.Object({
  songId: Type.String(),
  songTitle: Type.String(),
  albumName: Type.String(),
  albumCover: Type.String(),
  yourSlot: Type.Integer(),
  theirSlot: Type.Integer(),
});
export type SharedSong = Static<typeof SharedSong>;

/** An album with the rank it has in the album rankings of two fans. */
export const ComparedAlbum = Type.Object({
  albumName: Type.String(),
  albumCover: Type.String(),
  yourRank: Type.Integer(),
  theirRank: Type.Integer(),
});
export type ComparedAlbum = Static<typeof ComparedAlbum>;

/** 0 to 100 for how alike two fans rank songs; null where fewer than five songs can be compared. */
const MatchPercent = Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]);

/** How alike two fans rank songs, with what it was counted from. */
export const MatchFigure = Type.Object({
  percent: MatchPercent,
  /** How many songs both ranked against another one. */
  songs: Type.Integer(),
  /** The pairs of songs that both put in an order, and how many of them in the same. */
  pairs: Type.Integer(),
  agreed: Type.Integer(),
});
export type MatchFigure = Static<typeof MatchFigure>;

/** What two fans have in common. Both album lists are empty where one of them has not ranked the albums. */
export const Comparison = Type.Object({
  /** The other fan's. */
  username: Type.String(),
  match: MatchFigure,
  /** The names of the profile images, such as `red-2`. */
  yourImage: Type.String(),
  theirImage: Type.String(),
  yourTop13: Type.Array(Top13Entry),
  theirTop13: Type.Array(Top13Entry),
  songsInCommon: Type.Array(SharedSong),
  /** Those ranked most alike, the closest first. */
  albumsAlike: Type.Array(ComparedAlbum, { maxItems: COMPARED_ALBUMS }),
  /** Those ranked most differently, the furthest apart first. None stands in both lists. */
  albumsApart: Type.Array(ComparedAlbum, { maxItems: COMPARED_ALBUMS }),
  /** One line in words. */
  verdict: Type.String(),
  /** Where the pictures of this very comparison are; another one has others. Null where there is no figure. */
  pictures: Type.Union([
    Type.Object({ card: Type.String(), poster: Type.String(), square: Type.String() }),
    Type.Null(),
  ]),
});
export type Comparison = Static<typeof Comparison>;

/** The song in a fan's first slot. `era` is the key of its album's look (`data-era`). */
export const FirstSong = Type.Object({ songId: Type.String(), songTitle: Type.String(), era: Type.String() });
export type FirstSong = Static<typeof FirstSong>;

/** A fan of the explorer, as another one sees them. */
export const FanMatch = Type.Object({
  username: Type.String(),
  /** Null while the first slot is empty. */
  firstSong: Type.Union([FirstSong, Type.Null()]),
  /** Null also for oneself, and for a fan who does not wish to be compared. */
  percent: MatchPercent,
});
export type FanMatch = Static<typeof FanMatch>;

/** How many fans can be asked for at once: a page of the explorer. */
export const MATCHES_AT_ONCE = 20;

/** A match that is its own link: the code in the address holds the songs of two fans, so nothing of it is stored. */
export const MatchLink = Type.Object({
  code: Type.String(),
  /** The ids of the five songs that one picked, the one loved most first. All are among `songs`. */
  picks: Type.Array(Type.String()),
  /** The Top 13 of the other. */
  songs: Type.Array(Top13Entry),
});
export type MatchLink = Static<typeof MatchLink>;

const shared = { method: 'GET', tag: 'Profile', session: 'required', body: None } as const;

export const compareWith = {
  ...shared,
  path: '/api/profile/:username/compare',
  summary:
    'What the fan has in common with one whose profile is public and who allows it; 404 for all others.',
  params: Type.Object({ username: Type.String({ minLength: 1, maxLength: 200 }) }),
  query: None,
  reply: Comparison,
} as const;

export const listMatches = {
  ...shared,
  path: '/api/profile/matches',
  summary:
    'How well up to 20 fans with public profiles match the one who asks, in the order asked for. `usernames` are separated by commas; unknown ones are left out.',
  params: None,
  query: Type.Object({ usernames: Type.String({ minLength: 1, maxLength: 500 }) }),
  reply: Type.Object({ matches: Type.Array(FanMatch, { maxItems: MATCHES_AT_ONCE }) }),
} as const;

export const readMatchLink = {
  ...shared,
  session: 'none',
  path: '/api/matches/:code',
  summary:
    'The songs of a code, as `/match/{code}` shows them. 404 where the code is damaged or holds unknown songs.',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
  query: None,
  reply: MatchLink,
} as const;
