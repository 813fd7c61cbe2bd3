import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A song, or a mashup: its `_id` is two ids joined by a slash, its title two titles joined by ' / '. */
export const EraSong = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  audioSource: Type.String(),
  isMashup: Type.Boolean(),
});
export type EraSong = Static<typeof EraSong>;

/** One era of the show. The Surprise Songs also name their guitar and piano pick; `songs` holds the same in that order. */
export const EraEntry = Type.Object({
  era: Type.String(),
  songs: Type.Array(EraSong),
  order: Type.Integer(),
  guitarSong: Type.Optional(Nullable(EraSong)),
  pianoSong: Type.Optional(Nullable(EraSong)),
});
export type EraEntry = Static<typeof EraEntry>;

// More than any set list holds; the rules name what is wrong, this only keeps absurd lists out.
const MAX_SONGS = 500;
const MAX_ENTRIES = 100;

/** Titles and previews that a client sends are ignored: they come from the catalogue. */
const SentSong = Type.Object({ _id: Type.String({ minLength: 1, maxLength: 401 }) });

const SentEntry = Type.Object({
  era: Type.String({ minLength: 1, maxLength: 200 }),
  songs: Type.Optional(Type.Array(SentSong, { maxItems: MAX_SONGS })),
  order: Type.Optional(Type.Integer({ minimum: -1000, maximum: 1000 })),
  guitarSong: Type.Optional(Nullable(SentSong)),
  pianoSong: Type.Optional(Nullable(SentSong)),
});
export type SentEntry = Static<typeof SentEntry>;

const shared = { method: 'GET', tag: 'Set list', params: None, query: None, body: None } as const;
const UsernameParams = Type.Object({ username: Type.String({ minLength: 1, maxLength: 200 }) });

/**
 * The headers beside the fan's own set list: what friends see of it (`none`, `current` for this very draft, `older` for
 * a version from before), and since when, as ISO 8601 in UTC, where that is something.
 */
export const SET_LIST_PUBLISHED_HEADER = 'set-list-published';
export const SET_LIST_PUBLISHED_AT_HEADER = 'set-list-published-at';

export const getSetList = {
  ...shared,
  path: '/api/rankings/eras-tour-set-list',
  summary:
    "The draft of the fan's set list; empty until it is saved. The headers `set-list-published` (none, current, older) and `set-list-published-at` tell what friends see.",
  session: 'required',
  revised: true,
  reply: Type.Array(EraEntry),
} as const;

export const saveSetList = {
  ...getSetList,
  method: 'PUT',
  summary:
    'Saves the draft. `verify: true` also publishes it, or is a 422 that names each broken rule and leaves what is published as it is; `verify: false` publishes nothing. Without `verify` and without `If-Match` completion follows the list: one that complies is published, any other takes the published one away. Without `verify` but with `If-Match` (so did earlier releases of the web app) nothing is published or taken away.',
  body: Type.Object({
    erasTourSetList: Type.Array(SentEntry, { maxItems: MAX_ENTRIES }),
    verify: Type.Optional(Type.Boolean()),
    /** Takes away what was published before, as a reset does. */
    withdraw: Type.Optional(Type.Boolean()),
  }),
} as const;

export const getSetListOf = {
  ...shared,
  path: '/api/rankings/eras-tour-set-list/:username',
  summary:
    'The set list that a fan verified last, whatever became of the draft since. 404 while none is published.',
  session: 'none',
  params: UsernameParams,
  reply: Type.Array(EraEntry),
} as const;

export const getPublicSetList = {
  ...getSetListOf,
  path: '/api/profile/eras-tour-set-list/:username',
} as const;

export const hasCompletedSetList = {
  ...shared,
  path: '/api/profile/:username/has-completed-eras-tour',
  summary: 'Whether a fan has a published set list; false for unknown names.',
  session: 'none',
  params: UsernameParams,
  reply: Type.Object({ hasCompletedSetlist: Type.Boolean() }),
} as const;

/** The surprise songs that a fan picked, as titles. */
export const SurprisePick = Type.Object({
  username: Type.String(),
  guitar: Type.String(),
  piano: Type.String(),
});
export type SurprisePick = Static<typeof SurprisePick>;

export const listSurpriseSongs = {
  ...shared,
  path: '/api/rankings/surprise-songs',
  summary: 'The surprise songs of the set lists that were published last.',
  session: 'required',
  reply: Type.Array(SurprisePick),
} as const;
