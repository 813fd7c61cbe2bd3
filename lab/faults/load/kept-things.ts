import type { Rankings, TrackRankingEntry, AllSongsEntry } from '@thirteen/contract/rankings.ts';
import type { UserProfile } from '@thirteen/contract/profile.ts';
import type { StoredSort } from '@thirteen/contract/sorter.ts';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import type { PublicFacts } from '../../../apps/server/src/testing/public-facts.ts';
import { shuffled } from '../../chance.ts';
import type { KeptThing, Reading } from './kept-thing.ts';
import { setListThing } from './set-list-thing.ts';

const SORT = '/api/sorter/sorts/a-sort-through-faults';
const TOP13 = '/api/rankings/user/top-thirteen';
const SLOTS = 13;
const SORTED = 10;
const etag = ({ headers }: Reading) => headers.get('etag') ?? undefined;
const toState = (value: unknown) => JSON.stringify(value);

/** All that the fans of a crowd change. */
export function keptThings(facts: PublicFacts): readonly KeptThing[] {
  const ids = facts.albums.flatMap(({ songs }) => songs.map(({ _id }) => _id));
  const ranked = facts.albums.filter(({ key }) => key !== 'singles');
  const [album] = ranked.slice(3);
  const albumKey = album?.key ?? '';
  const openers = ranked.flatMap(({ songs }) =>
    songs.filter(({ track }) => track === 1).map(({ _id }) => _id),
  );
  const toSongs = (order: readonly string[]) => order.map((songId) => ({ songId }));

  const permuted = (
    of: readonly string[],
    path: string,
    toBody: (order: readonly string[]) => unknown,
  ): Pick<KeptThing, 'plan'> => ({
    plan: (chance) => {
      const order = shuffled(of, chance);
      return { path, body: toBody(order), state: toState(order) };
    },
  });

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
      name: 'ranking of an album',
      read: '/api/rankings/rankings',
      tag: ({ reply }) => (reply as Rankings).revisions[albumKey],
      ...permuted(
        album?.songs.map(({ _id }) => _id) ?? [],
        `/api/rankings/rankings/${albumKey}`,
        (order) => ({ rankings: toSongs(order) }),
      ),
      stateOf: ({ reply }) => {
        const entries = (reply as { albumRankings: Record<string, { songId: string }[]> }).albumRankings;
        return toState((entries[albumKey] ?? []).map(({ songId }) => songId));
      },
    },
    {
      name: 'ranking of the albums',
      read: '/api/rankings/rankings',
      tag: ({ reply }) => (reply as Rankings).revisions['allAlbums'],
      ...permuted(
        ranked.map(({ title }) => title),
        '/api/rankings/allAlbumsRanking/allAlbumsRanking',
        (order) => ({ rankings: order.map((albumName) => ({ albumName })) }),
      ),
      stateOf: ({ reply }) =>
        toState((reply as Rankings).albumRankings.allAlbums.map(({ albumName }) => albumName)),
    },
    {
      name: 'ranking of all songs',
      read: '/api/rankings/all-songs-ranking',
      tag: etag,
      ...permuted(ids, '/api/rankings/all-songs-ranking', (order) => ({ ranking: toSongs(order) })),
      stateOf: ({ reply }) => toState((reply as AllSongsEntry[]).map(({ songId }) => songId)),
    },
    {
      name: 'ranking by track number',
      read: '/api/rankings/track-rankings',
      tag: etag,
      ...permuted(openers, '/api/rankings/track-rankings', (order) => ({ trackRankings: [toSongs(order)] })),
      stateOf: ({ reply }) => toState((reply as TrackRankingEntry[][])[0]?.map(({ songId }) => songId) ?? []),
    },
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
        const plan = { items, wanted: null, known: [], choices: 5 };
        const goal = { kind: 'selection', of: 'My ten' };
        return { path: SORT, body: { goal, plan, answers, left: 4 }, state: toState([items, answers]) };
      },
      stateOf: ({ reply }) => {
        const { plan, answers } = reply as StoredSort;
        return toState([plan.items, answers]);
      },
    },
    setListThing(facts),
  ];
}
