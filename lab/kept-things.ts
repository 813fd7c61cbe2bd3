import type { AllSongsEntry, Rankings, TrackRankingEntry } from '@thirteen/contract/rankings.ts';
import type { UserProfile } from '@thirteen/contract/profile.ts';
import { SET_LIST_PUBLISHED_HEADER, type EraEntry } from '@thirteen/contract/set-list.ts';
import type { StoredSort } from '@thirteen/contract/sorter.ts';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import type { PublicFacts } from '../apps/server/src/testing/public-facts.ts';
import { shuffled, type Chance } from './chance.ts';

/** A change of a thing: its request, and what is read once it is kept. */
type Change = { readonly path: string; readonly body: unknown; readonly state: string };

/** What the GET of a thing answered. */
export type Reading = { readonly reply: unknown; readonly headers: Headers };

/**
 * Something that is kept for a fan and changed whole by a PUT. States are texts, so that two are the same or not.
 * `tag` finds the revision for `If-Match` where the thing has one.
 */
export type KeptThing = {
  readonly name: string;
  readonly read: string;
  plan(chance: Chance): Change;
  stateOf(reading: Reading): string;
  readonly tag?: (reading: Reading) => string | undefined;
};

const RANKINGS = '/api/rankings/rankings';
const SORT = '/api/sorter/sorts/a-sort-under-way';
const TOP13 = '/api/rankings/user/top-thirteen';
const SET_LIST = '/api/rankings/eras-tour-set-list';
const SLOTS = 13;
const SORTED = 10;
const etag = ({ headers }: Reading) => headers.get('etag') ?? undefined;
const toState = (value: unknown) => JSON.stringify(value);

/** All that fans change. */
export function keptThings(facts: PublicFacts): readonly KeptThing[] {
  const ids = facts.albums.flatMap(({ songs }) => songs.map(({ _id }) => _id));
  const ranked = facts.albums.filter(({ key }) => key !== 'singles');
  const { key: albumKey = '', songs: ofAlbum = [] } = ranked[3] ?? {};
  const openers = ranked.flatMap(({ songs }) => songs.slice(0, 1).map(({ _id }) => _id));
  const toSongs = (order: readonly string[]) => order.map((songId) => ({ songId }));
  const toIds = (entries: readonly { readonly songId: string }[] = []) => entries.map(({ songId }) => songId);

  return [
    {
      name: 'Top 13',
      read: TOP13,
      tag: etag,
      // Now and then none at all, so that the profile can't be shared for a while.
      plan: (chance) => {
        const full = chance(4) === 0 ? 0 : 1 + chance(SLOTS);
        const order = shuffled(ids, chance).slice(0, SLOTS);
        const slots = order.map((id, index) => (index < full ? id : null));
        return { path: TOP13, body: { slots }, state: toState(slots) };
      },
      stateOf: ({ reply }) => {
        const bySlot = new Map((reply as Top13Entry[]).map(({ slot, songId }) => [slot, songId]));
        return toState(Array.from({ length: SLOTS }, (_, index) => bySlot.get(index + 1) ?? null));
      },
    },
    {
      ...anOrder({
        name: 'ranking of an album',
        read: RANKINGS,
        path: `${RANKINGS}/${albumKey}`,
        of: ofAlbum.map(({ _id }) => _id),
        toBody: (order) => ({ rankings: toSongs(order) }),
        toOrder: (reply) =>
          toIds((reply as { albumRankings: Record<string, { songId: string }[]> }).albumRankings[albumKey]),
      }),
      tag: ({ reply }) => (reply as Rankings).revisions[albumKey],
    },
    {
      ...anOrder({
        name: 'ranking of the albums',
        read: RANKINGS,
        path: '/api/rankings/allAlbumsRanking/allAlbumsRanking',
        of: ranked.map(({ title }) => title),
        toBody: (order) => ({ rankings: order.map((albumName) => ({ albumName })) }),
        toOrder: (reply) => (reply as Rankings).albumRankings.allAlbums.map(({ albumName }) => albumName),
      }),
      tag: ({ reply }) => (reply as Rankings).revisions['allAlbums'],
    },
    anOrder({
      name: 'ranking of all songs',
      read: '/api/rankings/all-songs-ranking',
      of: ids,
      toBody: (order) => ({ ranking: toSongs(order) }),
      toOrder: (reply) => toIds(reply as AllSongsEntry[]),
    }),
    anOrder({
      name: 'ranking by track number',
      read: '/api/rankings/track-rankings',
      of: openers,
      toBody: (order) => ({ trackRankings: [toSongs(order)] }),
      toOrder: (reply) => toIds((reply as TrackRankingEntry[][])[0]),
    }),
    {
      name: 'answers',
      read: '/api/profile/user-profile',
      plan: (chance) => {
        const isEmpty = chance(4) === 0;
        const answers = facts.questions.map(() => (isEmpty ? '' : `The one with ${chance(1e9)} scarves`));
        const questions = facts.questions.map((question, index) => ({ question, answer: answers[index] }));
        return { path: '/api/profile/questions', body: { questions }, state: toState(answers) };
      },
      stateOf: ({ reply }) => toState((reply as UserProfile).profileQuestions.map(({ answer }) => answer)),
    },
    {
      name: 'sort',
      read: SORT,
      tag: etag,
      plan: (chance) => {
        const items = shuffled(ids, chance).slice(0, SORTED);
        const answers = chance(2) === 0 ? ['0AAABACADAE'] : ['0AAABACADAE', 'sAF'];
        const plan = { items, wanted: null, known: [[9, 8, 7]], choices: 5 };
        const goal = { kind: 'selection', of: 'My ten' };
        return { path: SORT, body: { goal, plan, answers, left: 4 }, state: toState([items, answers]) };
      },
      stateOf: ({ reply }) => {
        const { plan, answers } = reply as StoredSort;
        return toState([plan.items, answers]);
      },
    },
    setList(facts),
  ];
}

type Order = {
  readonly name: string;
  readonly read: string;
  /** Where it is saved, if not where it is read. */
  readonly path?: string;
  /** What is put in order. */
  readonly of: readonly string[];
  readonly toBody: (order: readonly string[]) => unknown;
  readonly toOrder: (reply: unknown) => readonly string[];
};

function anOrder({ name, read, path = read, of, toBody, toOrder }: Order): KeptThing {
  return {
    name,
    read,
    tag: etag,
    plan: (chance) => {
      const order = shuffled(of, chance);
      return { path, body: toBody(order), state: toState(order) };
    },
    stateOf: ({ reply }) => toState(toOrder(reply)),
  };
}

/**
 * A fan's set list with what friends see of it: a whole show in some order is published at once, and a part of one takes
 * away what was published. Both belong to one change, so that a half of it would show.
 */
function setList({ setList: example }: PublicFacts): KeptThing {
  const show = example.map(({ era, songs }) => ({ era, ids: songs.map(({ _id }) => _id) }));
  return {
    name: 'set list',
    read: SET_LIST,
    tag: etag,
    plan: (chance) => {
      const isWhole = chance(2) > 0;
      const eras = show.map(({ era, ids }, index) => {
        // The surprise songs are a guitar and a piano pick, in this order.
        const order = index === show.length - 1 ? ids : shuffled(ids, chance);
        return { era, ids: isWhole ? order : order.slice(0, 1) };
      });
      const erasTourSetList = eras.map(({ era, ids }, index) => ({
        era,
        order: index + 1,
        songs: ids.map((id) => ({ _id: id })),
      }));
      return {
        path: SET_LIST,
        body: { erasTourSetList, verify: isWhole, withdraw: !isWhole },
        state: toState([eras.map(({ ids }) => ids), isWhole ? 'current' : 'none']),
      };
    },
    stateOf: ({ reply, headers }) => {
      const songs = (reply as EraEntry[]).map((entry) => entry.songs.map(({ _id }) => _id));
      return toState([songs, headers.get(SET_LIST_PUBLISHED_HEADER)]);
    },
  };
}
