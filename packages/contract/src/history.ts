import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

/** A day in UTC as an ISO date, for example `2026-01-13`. */
const Day = Type.String({ description: 'A day in UTC, as an ISO date' });

/**
 * A list as it stood from one day to another, both included. `ids` of the answer are named by their places, from 0: `items`
 * holds one for each slot, null for one that was empty or that the fan did not fill. `eras` stands in its place for a set
 * list: a mashup names two songs, and the guitar comes before the piano; a song that was not chosen names none.
 */
export const HistoryState = Type.Object({
  since: Day,
  until: Day,
  items: Type.Optional(Type.Array(Type.Union([Type.Integer(), Type.Null()]))),
  eras: Type.Optional(
    Type.Array(Type.Object({ era: Type.String(), songs: Type.Array(Type.Array(Type.Integer())) })),
  ),
});
export type HistoryState = Static<typeof HistoryState>;

/** How a list stood through time, the oldest state first; the last is the present list, until today. */
export const ListHistory = Type.Object({
  kept: Type.Boolean(),
  today: Day,
  /** Ids of songs, or keys of albums. */
  ids: Type.Array(Type.String()),
  states: Type.Array(HistoryState),
});
export type ListHistory = Static<typeof ListHistory>;

/** Of which lists past states are kept, how many, and since when. */
export const HistoryOverview = Type.Object({
  /** Whether states are kept from now on. */
  kept: Type.Boolean(),
  lists: Type.Array(Type.Object({ list: Type.String(), states: Type.Integer(), since: Day })),
});
export type HistoryOverview = Static<typeof HistoryOverview>;

/** All past states of a fan's lists, for the download of all data: songs and albums by their ids. */
export const HistoryData = Type.Object({
  kept: Type.Boolean(),
  lists: Type.Array(
    Type.Object({
      list: Type.String(),
      states: Type.Array(
        Type.Object({
          since: Day,
          until: Day,
          items: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Null()]))),
          entries: Type.Optional(Type.Array(Type.Unknown())),
        }),
      ),
    }),
  ),
});

const shared = { tag: 'History', session: 'required', params: None, query: None, body: None } as const;
/** `top13`, `allAlbums`, `allSongs` (its first 50), `setList`, the key of an album, or `standaloneSingles`. */
const ListName = Type.String({ minLength: 1, maxLength: 100 });

export const getHistory = {
  ...shared,
  method: 'GET',
  path: '/api/history',
  summary: 'Of which of the fan’s lists past states are kept, and whether that is switched on.',
  reply: HistoryOverview,
} as const;

export const getListHistory = {
  ...shared,
  method: 'GET',
  path: '/api/history/:list',
  summary:
    'How a list of the fan’s stood at the end of each day on which it changed: `top13`, `allAlbums`, `allSongs` (its first 50), `setList`, the key of an album, or `standaloneSingles`. Only what the fan placed.',
  params: Type.Object({ list: ListName }),
  reply: ListHistory,
} as const;

export const saveHistoryKept = {
  ...shared,
  method: 'PUT',
  path: '/api/history/kept',
  summary: 'Switches keeping past states on or off. What is kept already stays until it is deleted.',
  body: Type.Object({ enabled: Type.Boolean() }),
  reply: HistoryOverview,
} as const;

export const deleteHistory = {
  ...shared,
  method: 'DELETE',
  path: '/api/history',
  summary: 'Deletes all past states of the fan’s lists. The lists stay as they are.',
  reply: HistoryOverview,
} as const;

export const deleteHistoryDay = {
  ...shared,
  method: 'DELETE',
  path: '/api/history/:list/:day',
  summary: 'Deletes the past state of a list that stood on a day. 404 where none is kept of it.',
  params: Type.Object({
    list: ListName,
    day: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 }),
  }),
  reply: ListHistory,
} as const;
