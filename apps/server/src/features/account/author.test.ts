import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ensureAuthor } from './author.ts';
import { sweepSessions } from './sessions/sessions.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ CONTACT_TO: 'The Author <author@example.org>', LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const now = () => site.clock.now;
const accountOf = (username: string) =>
  site.database.read.selectFrom('users').selectAll().where('username_key', '=', username).executeTakeFirst();
const signUp = (username: string) =>
  site.send('POST', '/api/auth/signup', {
    body: { username, email: `${username}@example.org`, password: 'a long quiet evening' },
  });

describe("the author's account", () => {
  test("has the contact's address and no password", async () => {
    expect(await accountOf('thirteen')).toMatchObject({ email: 'author@example.org', password_hash: null });
  });

  test('is left alone by the next start', async () => {
    const before = await accountOf('thirteen');
    site.clock.now += 1000;
    await ensureAuthor(site.database, { authorUsername: 'Thirteen', contactTo: 'new@example.org' }, now);
    expect(await accountOf('thirteen')).toEqual(before);
  });

  test('takes no name from a fan', async () => {
    await signUp('poet');
    const before = await accountOf('poet');
    await ensureAuthor(site.database, { authorUsername: 'Poet', contactTo: undefined }, now);
    expect(await accountOf('poet')).toEqual(before);
  });

  test("is made with a local address where a fan has the contact's", async () => {
    await signUp('reader');
    await ensureAuthor(site.database, { authorUsername: 'writer', contactTo: 'Reader@example.org' }, now);
    expect(await accountOf('writer')).toMatchObject({ email: 'writer@localhost', password_hash: null });
  });
});

describe("the author's profile", () => {
  test('is complete, public and in the explorer from the first start', async () => {
    const profile = (await site.send('GET', '/api/profile/public-profile/thirteen')).json();
    expect(profile).toMatchObject({ username: 'thirteen', setListVerified: true });
    expect(profile.rankings.topThirteen).toHaveLength(13);
    expect(profile.rankings.topFiveAlbums).toHaveLength(5);
    expect(profile.profileQuestions.filter(({ answer }: { answer: string }) => answer === '')).toEqual([]);

    const { token } = await signUpFan(site);
    const cards = await site.send('GET', '/api/profile/all-public-profiles', { token });
    expect(cards.json()).toEqual({
      users: [
        {
          username: 'thirteen',
          theme: profile.theme,
          era: profile.era,
          profileImage: profile.profileImage,
        },
      ],
      totalCount: 1,
    });
  });

  test('has a verified set list that everyone can see', async () => {
    const eras = (await site.send('GET', '/api/profile/eras-tour-set-list/thirteen')).json();
    expect(eras).toHaveLength(tourAlbums({ albums: catalogueAlbums }).length + 1);
  });

  test('counts in no statistic', async () => {
    const { token } = await signUpFan(site);
    const counted = [
      'users/all-top-favorite-songs',
      'users/popular-eras-tour-songs',
      'rankings/album-popularity',
      'rankings/surprise-songs',
    ];
    for (const path of counted) {
      expect((await site.send('GET', `/api/${path}`, { token })).json()).toEqual([]);
    }
  });

  test('is as its owner leaves it at the next start', async () => {
    const before = (await site.send('GET', '/api/profile/public-profile/thirteen')).json();
    const prepare = () => Promise.reject(new Error('There is nothing to prepare'));
    await ensureAuthor(site.database, { authorUsername: 'thirteen', contactTo: undefined }, now, prepare);
    expect((await site.send('GET', '/api/profile/public-profile/thirteen')).json()).toEqual(before);
  });
});

test('sessions and reset links that are over are forgotten, the others kept', async () => {
  await site.database.write((tx) => tx.deleteFrom('sessions').execute());
  await signUp('sleepy');
  const body = { username: 'sleepy', password: 'a long quiet evening', email: 'sleepy@example.org' };
  const openAndForget = async () => {
    await site.send('POST', '/api/auth/login', { body });
    await site.send('POST', '/api/auth/forgot-password', { body });
  };
  const countRows = async () => {
    const { read } = site.database;
    const sessions = await read.selectFrom('sessions').select('user_id').execute();
    const resets = await read.selectFrom('password_resets').select('user_id').execute();
    return { sessions: sessions.length, resets: resets.length };
  };
  await openAndForget();
  // A reset is answered before its link is made, so that the time tells nothing.
  await expect.poll(countRows).toEqual({ sessions: 1, resets: 1 });
  site.clock.now += 7 * 24 * 60 * 60 * 1000;
  await openAndForget();
  await expect.poll(countRows).toEqual({ sessions: 2, resets: 2 });
  await sweepSessions(site.database, now);
  expect(await countRows()).toEqual({ sessions: 1, resets: 1 });
});
