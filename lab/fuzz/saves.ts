import { fetchJson } from '../../apps/server/src/testing/call.ts';
import type { PublicFacts } from '../../apps/server/src/testing/public-facts.ts';
import type { Samples } from './requests.ts';

type Save = readonly [route: string, body: unknown, target?: string];

const TOP13_SLOTS = 13;
const SORT = '/api/sorter/sorts/a-sort-under-way';
const GROUPS = 4;

/** A save of each kind, which together make a whole public profile. */
function listSaves({ albums, questions, setList }: PublicFacts): readonly Save[] {
  const ranked = albums.filter(({ key }) => key !== 'singles');
  const songs = albums.flatMap((album) => album.songs);
  const ids = songs.map(({ _id: songId }) => ({ songId }));
  const [first] = ranked;
  const onAlbums = ranked.flatMap((album) => album.songs);
  const trackRankings = Array.from({ length: GROUPS }, (_, at) =>
    onAlbums.filter(({ track }) => track === at + 1).map(({ _id: songId }) => ({ songId })),
  );
  return [
    ['PUT /api/rankings/user/top-thirteen', { slots: songs.slice(0, TOP13_SLOTS).map(({ _id }) => _id) }],
    [
      'PUT /api/rankings/allAlbumsRanking/allAlbumsRanking',
      { rankings: ranked.map(({ title }) => ({ albumName: title })) },
    ],
    [
      'PUT /api/rankings/rankings/{id}',
      { rankings: first?.songs.map(({ _id: songId }) => ({ songId })) },
      `/api/rankings/rankings/${first?.key}`,
    ],
    ['PUT /api/rankings/all-songs-ranking', { ranking: ids.toReversed() }],
    ['PUT /api/rankings/track-rankings', { trackRankings }],
    ['PUT /api/rankings/eras-tour-set-list', { erasTourSetList: setList, verify: true }],
    ['PUT /api/sorter/sorts/{id}', aSort(songs.map(({ _id }) => _id)), SORT],
    ['PUT /api/profile/image', { image: 'red-2' }],
    ['PUT /api/profile/theme', { theme: 'Red' }],
    ['PUT /api/profile/comparing', { enabled: true }],
    ['PUT /api/profile/noindex', { enabled: true }],
    ['PUT /api/profile/named-top-thirteen', { enabled: true }],
    [
      'PUT /api/profile/questions',
      { questions: questions.map((question) => ({ question, answer: 'One with\na scarf' })) },
    ],
  ];
}

/** What fans send by the name of the route: the saves, and what an account and the catalogue are asked for. */
export function toSamples(facts: PublicFacts, fan: { username: string; password: string }): Samples {
  const { username, password } = fan;
  const [song] = facts.albums.flatMap(({ songs }) => songs);
  const requests: readonly Save[] = [
    ...listSaves(facts),
    ['POST /api/rankings/user/top-thirteen', { slot: 1, songId: song?._id }],
    ['POST /api/sorter/sorts/{id}/answers', { from: 2, answers: ['2AEAFAG'], left: 2 }, `${SORT}/answers`],
    ['POST /api/auth/signup', { username: 'fan-new', email: 'fan-new@example.org', password }],
    ['POST /api/auth/login', { username, password }],
    ['POST /api/auth/forgot-password', { email: `${username}@example.org` }],
    ['POST /api/auth/reset-password', { token: 'a.b', newPassword: password }],
    ['PUT /api/account/password', { currentPassword: password, newPassword: 'another long evening' }],
    ['DELETE /api/account', { password }],
    ['POST /api/reports', { page: 'profile', username, topic: 'answers', words: 'Rude\nwords.' }],
    [
      'POST /api/sendMail/sendMail',
      { name: 'Fan', email: 'fan@example.org', message: 'Dear all,\nthank you.', type: 'contact' },
    ],
    [
      'POST /api/albums/add-album',
      {
        title: 'A Record of Its Own',
        releaseDate: '2030-01-01',
        songs: [{ title: 'A Song of Its Own', track: 1, featuring: 'A Friend' }],
      },
    ],
  ];
  return new Map(
    requests.map(([route, body, target]) => [route, { target: target ?? targetOf(route), body }]),
  );
}

/** A sort of ten songs, with two answers. */
function aSort(ids: readonly string[]) {
  const plan = { items: ids.slice(0, 10), wanted: null, known: [[9, 8, 7]], choices: 5 };
  return { goal: { kind: 'selection', of: 'My ten' }, plan, answers: ['0AAABACADAE', 'sAF'], left: 4 };
}

/** Saves a whole profile over the API. */
export async function saveAll(facts: PublicFacts, origin: string, token: string): Promise<void> {
  for (const [route, body, target = targetOf(route)] of listSaves(facts))
    await fetchJson(origin + target, { method: route.slice(0, route.indexOf(' ')), token, body });
}

function targetOf(route: string): string {
  return route.slice(route.indexOf(' ') + 1);
}
