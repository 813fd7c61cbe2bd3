import {
  SORT_LIMITS,
  sortChoices,
  STORED_ANSWER,
  STORED_ANSWER_LENGTH,
} from '@thirteen/domain/sorter/stored-sort.ts';
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

/** What a sort is for. `of` says more where it is needed. */
export const sortGoals = [
  'top13',
  'all-songs',
  'all-albums',
  /** `of`: the key of the album, `standaloneSingles` for the singles. */
  'album',
  /** `of`: the track number. */
  'track',
  /** `of`: the ranking into which the songs go, as the calls of rankings know it. */
  'new-songs',
  /** `of`: a title of the fan's own. */
  'selection',
] as const;
export type SortGoalKind = (typeof sortGoals)[number];

/** Made by the client, so that a sort can begin offline: a UUID, or another random text. */
const SortId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

// Request schemas have no unions: of a list of values an `enum` says the same.
const GoalKind = Type.Unsafe<SortGoalKind>({ type: 'string', maxLength: 20, enum: [...sortGoals] });
const Choices = Type.Unsafe<(typeof sortChoices)[number]>({ type: 'integer', enum: [...sortChoices] });
const Place = Type.Integer({ minimum: 0, maximum: SORT_LIMITS.items - 1 });

export const StoredGoal = Type.Object({
  kind: GoalKind,
  of: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
export type StoredGoal = Static<typeof StoredGoal>;

/**
 * What is sorted. `items` are ids of songs or keys of albums; all else names them by their places in it, from 0. `wanted`:
 * the first so many in order, null for all. `known`: orders made before, best first. `choices`: the most that a question shows.
 */
export const StoredPlan = Type.Object({
  items: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    minItems: 2,
    maxItems: SORT_LIMITS.items,
  }),
  wanted: Type.Union([Type.Integer({ minimum: 1, maximum: SORT_LIMITS.items }), Type.Null()]),
  known: Type.Array(Type.Array(Place, { maxItems: SORT_LIMITS.items }), { maxItems: SORT_LIMITS.known }),
  choices: Choices,
});

/**
 * An answer: a sign for what it says, then two signs for the place of each item that it is about, in base 64 (RFC 4648,
 * the alphabet for addresses). `0` to `8`: of these items, which is the best, by its place among them; `t`: a tie of
 * these; `s`: the one item is skipped; `b`: it is brought back. So `1AoAH` says that of the items 40 and 7 the second is
 * better.
 */
const StoredAnswer = Type.String({ maxLength: STORED_ANSWER_LENGTH, pattern: STORED_ANSWER });

const Answers = Type.Array(StoredAnswer, { maxItems: SORT_LIMITS.answers });

/** How many choices are expected to come, as the client worked it out; 0: the sort is done. */
const Left = Type.Integer({ minimum: 0, maximum: 100_000 });

/** A sort under way as the fan's other devices need it. */
export const StoredSort = Type.Object({
  id: Type.String(),
  goal: StoredGoal,
  plan: StoredPlan,
  answers: Answers,
  left: Left,
  /** ISO 8601 in UTC. */
  updatedAt: Type.String(),
});
export type StoredSort = Static<typeof StoredSort>;

/** What a list of sorts shows of one. */
export const SortSummary = Type.Object({
  id: Type.String(),
  goal: StoredGoal,
  /** How many songs or albums are sorted. */
  items: Type.Integer(),
  wanted: Type.Union([Type.Integer(), Type.Null()]),
  choices: Choices,
  /** How many answers are stored: where the next one goes. */
  answers: Type.Integer(),
  /** How many of them were choices; the others skip an item or bring it back. */
  taps: Type.Integer(),
  left: Left,
  updatedAt: Type.String(),
  /** The `ETag` of the sort. */
  revision: Type.String(),
});
export type SortSummary = Static<typeof SortSummary>;

const shared = {
  tag: 'Sorter',
  session: 'required',
  params: None,
  query: None,
  body: None,
} as const;
const one = {
  ...shared,
  path: '/api/sorter/sorts/:id',
  revised: true,
  params: Type.Object({ id: SortId }),
} as const;

export const listSorts = {
  ...shared,
  method: 'GET',
  path: '/api/sorter/sorts',
  summary: "The fan's sorts under way, the one changed last first.",
  reply: Type.Array(SortSummary),
} as const;

/** What a fan's sorts have come to, all together. */
export const SorterResults = Type.Object({
  /** How many choices were made. */
  choices: Type.Integer(),
  /** How many sorts have no question left. */
  finished: Type.Integer(),
  /** The songs that were chosen over most others, the most often first, and how often; at most ten. */
  won: Type.Array(Type.Object({ songId: Type.String(), wins: Type.Integer() })),
});
export type SorterResults = Static<typeof SorterResults>;

export const getSorterResults = {
  ...shared,
  method: 'GET',
  path: '/api/sorter/results',
  summary: "What the fan's sorts have come to: choices made, sorts finished, and the songs that won most.",
  reply: SorterResults,
} as const;

export const getSort = {
  ...one,
  method: 'GET',
  summary: 'A sort with its plan and all answers.',
  reply: StoredSort,
} as const;

export const saveSort = {
  ...one,
  method: 'PUT',
  summary: `Begins a sort under an id of the client's own, or saves it whole. At most 20, of at most ${SORT_LIMITS.bytes / 1024} KiB each.`,
  body: Type.Object({ goal: StoredGoal, plan: StoredPlan, answers: Answers, left: Left }),
  reply: StoredSort,
} as const;

export const appendAnswers = {
  ...one,
  method: 'POST',
  path: '/api/sorter/sorts/:id/answers',
  summary:
    'Puts answers at a place, in place of all that stood there and behind. Undo sends fewer answers, or none. Sent again, it changes nothing.',
  body: Type.Object({
    /** The place of the first of these answers, at most the number of those stored. */
    from: Type.Integer({ minimum: 0, maximum: SORT_LIMITS.answers }),
    answers: Answers,
    left: Left,
  }),
  reply: SortSummary,
} as const;

export const deleteSort = {
  ...one,
  method: 'DELETE',
  summary: 'Deletes a sort.',
  reply: Type.Object({ message: Type.String() }),
} as const;
