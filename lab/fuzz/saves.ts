import { fetchJson } from '../../apps/server/src/testing/call.ts';
import type { PublicFacts } from '../../apps/server/src/testing/public-facts.ts';
import { keptThings } from '../kept-things.ts';
import type { Samples } from './requests.ts';

type Sent = readonly [method: string, path: string, body: unknown];

const CHOICES: readonly Sent[] = [
  ['PUT', '/api/profile/image', { image: 'red-2' }],
  ['PUT', '/api/profile/theme', { theme: 'Red' }],
  ['PUT', '/api/profile/comparing', { enabled: true }],
  ['PUT', '/api/profile/noindex', { enabled: true }],
  ['PUT', '/api/profile/named-top-thirteen', { enabled: true }],
];
const WITH_ID = /(?<=\/(?:rankings\/rankings|sorts)\/)[^/]+/;

/** A save of each kind, which together make a whole public profile. */
function listSaves(facts: PublicFacts): readonly Sent[] {
  const saves = keptThings(facts).map((thing): Sent => {
    // The highest choice each time: nothing is left out.
    const { path, body } = thing.plan((limit) => limit - 1);
    return ['PUT', path, body];
  });
  return [...saves, ...CHOICES];
}

/** What fans send by the name of the route: the saves, and what an account and the catalogue are asked for. */
export function toSamples(facts: PublicFacts, fan: { username: string; password: string }): Samples {
  const { username, password } = fan;
  const [song] = facts.albums.flatMap(({ songs }) => songs);
  const saves = listSaves(facts);
  const sort = saves.find(([, path]) => path.includes('/sorts/'))?.[1];
  const mail = { name: 'Fan', email: 'fan@example.org', message: 'Dear all,\nthank you.', type: 'contact' };
  const songs = [{ title: 'A Song of Its Own', track: 1, featuring: 'A Friend' }];
  const requests: readonly Sent[] = [
    ...saves,
    ['POST', '/api/rankings/user/top-thirteen', { slot: 1, songId: song?._id }],
    ['POST', `${sort}/answers`, { from: 2, answers: ['2AEAFAG'], left: 2 }],
    ['POST', '/api/auth/signup', { username: 'fan-new', email: 'fan-new@example.org', password }],
    ['POST', '/api/auth/login', { username, password }],
    ['POST', '/api/auth/forgot-password', { email: `${username}@example.org` }],
    ['POST', '/api/auth/reset-password', { token: 'a.b', newPassword: password }],
    ['PUT', '/api/account/password', { currentPassword: password, newPassword: 'another long evening' }],
    ['DELETE', '/api/account', { password }],
    ['POST', '/api/reports', { page: 'profile', username, topic: 'answers', words: 'Rude\nwords.' }],
    ['POST', '/api/sendMail/sendMail', mail],
    ['POST', '/api/albums/add-album', { title: 'A Record of Its Own', releaseDate: '2030-01-01', songs }],
  ];
  return new Map(
    requests.map(([method, path, body]) => [
      `${method} ${path.replace(WITH_ID, '{id}')}`,
      { target: path, body },
    ]),
  );
}

/** Saves a whole profile over the API. */
export async function saveAll(facts: PublicFacts, origin: string, token: string): Promise<void> {
  for (const [method, path, body] of listSaves(facts))
    await fetchJson(origin + path, { method, token, body });
}
