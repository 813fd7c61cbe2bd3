import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runAdminFor } from '../../testing/operator-scripts.ts';
import { aPublicFan } from '../../testing/profile-fan.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

type Fan = Awaited<ReturnType<typeof signUpFan>>;

const CALLS = [
  'logins',
  'songs-placed',
  'top-favorite-songs',
  'all-top-favorite-songs',
  'popular-eras-tour-songs',
];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());
// Each test counts from nothing.
beforeEach(() =>
  site.database.write(async (tx) => {
    await tx.deleteFrom('users').where('email', 'like', '%@example.org').execute();
    await tx.deleteFrom('counters').execute();
  }),
);

/** What a call tells once nothing older may be told. */
async function read<Row>(call: string, { token }: Fan): Promise<Row[]> {
  site.clock.now += 2000;
  return (await site.send('GET', `/api/users/${call}`, { token })).json<Row[]>();
}
const readLogins = (fan: Fan) => read<{ username: string; loginCount: number }>('logins', fan);
const readSongs = (fan: Fan, call = 'all-top-favorite-songs') =>
  read<{ title: string; count: number }>(call, fan);

const logIn = (username: string, password: string) =>
  site.send('POST', '/api/auth/login', { body: { username, password } });

async function signUpAs(username: string): Promise<void> {
  const body = { username, email: `${username}@example.org`, password: 'a long quiet evening' };
  await site.send('POST', '/api/auth/signup', { body });
}

async function listSongs(): Promise<{ _id: string; title: string }[]> {
  return (await site.send('GET', '/api/albums/allSongs')).json<{ _id: string; title: string }[]>();
}

const saveTop13 = ({ token }: Fan, ids: readonly string[]) =>
  site.send('PUT', '/api/rankings/user/top-thirteen', {
    token,
    body: { slots: Array.from({ length: 13 }, (_, slot) => ids[slot] ?? null) },
  });

test.each(CALLS)('%s needs a session and is kept by no cache', async (call) => {
  const fan = await signUpFan(site);
  expect((await site.send('GET', `/api/users/${call}`)).statusCode).toBe(401);
  const reply = await site.send('GET', `/api/users/${call}`, { token: fan.token });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
});

describe('the songs that fans placed', () => {
  const readPlaced = (fan: Fan) => read<{ username: string; songsPlaced: number }>('songs-placed', fan);

  test('count in each list, of public profiles that are not hidden, the most first', async () => {
    const few = await aPublicFan(site);
    site.clock.now += 1000;
    const [many, alone] = [await aPublicFan(site), await signUpFan(site)];
    expect(await readPlaced(alone)).toEqual(
      [few, many].map(({ username }) => ({ username, songsPlaced: 1 })),
    );
    const [first, second, third] = (await listSongs()).map(({ _id }) => _id);
    for (const { token } of [many, alone])
      await site.send('PUT', '/api/rankings/all-songs-ranking', {
        token,
        body: { ranking: [first, second, third].map((songId) => ({ songId, placed: songId !== third })) },
      });
    await many.fillSlotWith(1, first);
    expect(await readPlaced(alone)).toEqual([
      { username: many.username, songsPlaced: 3 },
      { username: few.username, songsPlaced: 1 },
    ]);
    await runAdminFor(site, 'hide', many.username);
    expect((await readPlaced(alone)).map(({ username }) => username)).toEqual([few.username]);
    await runAdminFor(site, 'show', many.username);
    expect(await readPlaced(alone)).toHaveLength(2);
    await many.remove();
    expect(await readPlaced(alone)).toHaveLength(1);
  });
});

describe('the logins', () => {
  test('count each successful one, by name or by e-mail, and no failed one', async () => {
    const fan = await signUpFan(site);
    await logIn(`${fan.username}@example.org`, fan.password);
    await logIn(fan.username, 'not the password');
    await site.send('GET', '/api/account/data', { token: fan.token });
    expect(await readLogins(fan)).toEqual([{ username: fan.username, loginCount: 2 }]);
  });

  test('are of the ten who came most often, ties by username; who never came is not there', async () => {
    const reader = await signUpFan(site);
    await signUpAs('never-came');
    for (const username of ['mmm', 'BBB', 'aaa']) {
      await signUpAs(username);
      await logIn(username, 'a long quiet evening');
    }
    await logIn('mmm', 'a long quiet evening');
    expect((await readLogins(reader)).map(({ username }) => username)).toEqual([
      'mmm',
      'aaa',
      'BBB',
      reader.username,
    ]);
    await Promise.all(Array.from({ length: 8 }, () => signUpFan(site)));
    expect(await readLogins(reader)).toHaveLength(10);
  });

  test('leave out the account of the artist', async () => {
    const fan = await signUpFan(site);
    await site.database.write((tx) =>
      tx
        .updateTable('users')
        .set({ username: 'taylorSwift', username_key: 'taylorswift' })
        .where('username', '=', fan.username)
        .execute(),
    );
    expect(await readLogins(fan)).toEqual([]);
  });

  test('lose none of many at once, and go with the account', async () => {
    const [reader, fan] = [await signUpFan(site), await signUpFan(site)];
    await Promise.all(Array.from({ length: 12 }, () => logIn(fan.username, fan.password)));
    expect((await readLogins(reader))[0]).toEqual({ username: fan.username, loginCount: 13 });
    await site.send('DELETE', '/api/account', { token: fan.token, body: { password: fan.password } });
    expect(await readLogins(reader)).toEqual([{ username: reader.username, loginCount: 1 }]);
  });
});

describe('the favorite songs', () => {
  test('are those of all Top 13 lists, most loved first, ties by title', async () => {
    const [one, other] = [await signUpFan(site), await signUpFan(site)];
    const songs = (await listSongs()).slice(0, 3);
    const [first, second, third] = songs;
    if (!first || !second || !third) throw new Error('The catalogue is too small.');
    await saveTop13(one, [third._id, first._id, second._id]);
    await saveTop13(other, [third._id]);
    const twins = [first, second].toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
    expect(await readSongs(one)).toEqual([
      { title: third.title, count: 2 },
      ...twins.map(({ title }) => ({ title, count: 1 })),
    ]);

    await saveTop13(one, []);
    expect(await readSongs(other)).toEqual([{ title: third.title, count: 1 }]);
    await site.send('DELETE', '/api/account', { token: other.token, body: { password: other.password } });
    expect(await readSongs(one)).toEqual([]);
  });

  test('are ten at the top and all in the list', async () => {
    const fan = await signUpFan(site);
    const ids = (await listSongs()).map(({ _id: id }) => id);
    await saveTop13(fan, ids.slice(0, 13));
    const all = await readSongs(fan);
    expect(all).toHaveLength(13);
    expect(await readSongs(fan, 'top-favorite-songs')).toEqual(all.slice(0, 10));
  });

  test('are at most two seconds old', async () => {
    const fan = await signUpFan(site);
    expect(await readSongs(fan)).toEqual([]);
    const [song] = await listSongs();
    await saveTop13(fan, [song?._id ?? '']);
    expect(await readSongs(fan)).toEqual([{ title: song?.title, count: 1 }]);
  });
});
