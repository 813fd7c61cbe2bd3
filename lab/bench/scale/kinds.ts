import type { SetListEntry } from '@thirteen/domain/set-list/set-list.ts';
import { PASSWORD } from '../api.ts';
import type { LoadConnection } from '../rounds.ts';
import { seededRandom } from '../../chance.ts';
import { makeSampleFan, type SampleFan } from './sample-fans.ts';

/** A fan who signed up through the API and is logged in. */
export type LoggedIn = { readonly username: string; readonly token: string };

/** A call that is measured, and what a fan's connection sends. The numbers of fans start at 0. */
export type ScaleKind = {
  readonly name: string;
  readonly path: string;
  readonly connect: (fan: LoggedIn, number: number) => LoadConnection;
};

// Each list differs from the one before, so that every write changes what is stored and counted.
const LISTS = 8;
const random = seededRandom(13);
const samples = Array.from({ length: LISTS }, () => makeSampleFan(random));

/** The statistics calls. */
export const statisticsPaths = [
  '/api/users/logins',
  '/api/users/top-favorite-songs',
  '/api/users/all-top-favorite-songs',
  '/api/users/popular-eras-tour-songs',
  '/api/rankings/album-popularity',
  '/api/rankings/surprise-songs',
] as const;

/** All reads, then the writes that feed them. */
export const kinds: readonly ScaleKind[] = [
  ...statisticsPaths.map((path): ScaleKind => ({
    name: `GET ${path}`,
    path,
    connect: ({ token }) => ({ token, requests: [{ method: 'GET' }] }),
  })),
  writing('POST', '/api/rankings/user/top-thirteen', toFillings()),
  writing(
    'PUT',
    '/api/rankings/allAlbumsRanking/allAlbumsRanking',
    samples.map(({ albums }) => ({ rankings: albums.map((albumName) => ({ albumName })) })),
  ),
  writing(
    'PUT',
    '/api/rankings/eras-tour-set-list',
    samples.map((fan) => ({ erasTourSetList: toEntries(fan), verify: true })),
  ),
  {
    name: 'POST /api/auth/login',
    path: '/api/auth/login',
    connect: ({ username }) => ({
      token: '',
      requests: [{ method: 'POST', body: JSON.stringify({ username, password: PASSWORD }) }],
    }),
  },
];

function writing(method: 'POST' | 'PUT', path: string, bodies: readonly object[]): ScaleKind {
  const requests = bodies.map((body) => ({ method, body: JSON.stringify(body) }));
  return {
    name: `${method} ${path}`,
    path,
    connect({ token }, number) {
      const start = number % requests.length;
      return { token, requests: [...requests.slice(start), ...requests.slice(0, start)] };
    },
  };
}

/** Slot after slot gets another song; none stands in a second slot, which would be refused. */
function toFillings(): readonly object[] {
  const ids = [...new Set(samples.flatMap(({ top13 }) => top13))].slice(0, 52);
  return ids.map((songId, index) => ({ slot: 1 + (index % 13), songId }));
}

function toEntries({ show, guitar, piano }: SampleFan): readonly object[] {
  const toSong = (id: string) => ({ _id: id });
  return show.map((entry: SetListEntry, index) =>
    entry.kind === 'era'
      ? { era: entry.era, order: index + 1, songs: entry.songs.map(toSong) }
      : { era: 'Surprise Songs', order: index + 1, guitarSong: toSong(guitar), pianoSong: toSong(piano) },
  );
}
