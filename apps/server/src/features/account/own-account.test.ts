import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'another long evening';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const logIn = (username: string, password: string) =>
  site.send('POST', '/api/auth/login', { body: { username, password } });
const statusOf = async (token: string) => (await site.send('GET', '/api/account/data', { token })).statusCode;
const change = (token: string, currentPassword: unknown, newPassword: unknown) =>
  site.send('PUT', '/api/account/password', { token, body: { currentPassword, newPassword } });
const remove = (token: string, password: unknown) =>
  site.send('DELETE', '/api/account', { token, body: { password } });

describe('changing the password', () => {
  test('lets the new one in and the old one no longer', async () => {
    const fan = await signUpFan(site);
    const reply = await change(fan.token, fan.password, NEW_PASSWORD);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: expect.any(String) }]);
    expect((await logIn(fan.username, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await logIn(fan.username, fan.password)).statusCode).toBe(401);
  });

  test('ends all other sessions and keeps this one', async () => {
    const fan = await signUpFan(site);
    const other = (await logIn(fan.username, fan.password)).json().token;
    await change(fan.token, fan.password, NEW_PASSWORD);
    expect([await statusOf(fan.token), await statusOf(other)]).toEqual([200, 401]);
  });

  test.each([
    {
      name: 'a wrong current password',
      current: 'not the password',
      next: NEW_PASSWORD,
      field: 'currentPassword',
      says: 'The current password is wrong',
    },
    {
      name: 'a short new password',
      current: undefined,
      next: 'short',
      field: 'newPassword',
      says: 'Password must have 8 to 128 characters',
    },
    {
      name: 'a common new password',
      current: undefined,
      next: 'Baseball',
      field: 'newPassword',
      says: 'This password is too common',
    },
  ])('refuses $name', async ({ current, next, field, says }) => {
    const fan = await signUpFan(site);
    const reply = await change(fan.token, current ?? fan.password, next);
    expect(reply.json()).toEqual({ statusCode: 400, error: 'Bad Request', message: says, field });
    expect((await logIn(fan.username, fan.password)).statusCode).toBe(200);
  });

  test('refuses the username as the new password', async () => {
    const fan = await signUpFan(site);
    const reply = await change(fan.token, fan.password, fan.username.toUpperCase());
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'newPassword']);
  });

  test.each([
    { name: 'a number', current: 1, next: NEW_PASSWORD, field: 'currentPassword' },
    { name: 'a list', current: 'x', next: [NEW_PASSWORD], field: 'newPassword' },
    { name: 'nothing', current: 'x', next: undefined, field: 'newPassword' },
  ])('refuses $name as a password', async ({ current, next, field }) => {
    const { token } = await signUpFan(site);
    const reply = await change(token, current, next);
    expect([reply.statusCode, reply.json().field]).toEqual([400, field]);
  });

  test('lets one of two changes at once win', async () => {
    const fan = await signUpFan(site);
    const replies = await Promise.all([
      change(fan.token, fan.password, 'the first new evening'),
      change(fan.token, fan.password, 'the second new evening'),
    ]);
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 400]);
  });
});

describe('downloading the own data', () => {
  test('gives the account, its sessions and each list with its revision', async () => {
    const { username, token } = await signUpFan(site);
    const [{ _id: songId }] = (await site.send('GET', '/api/albums/allSongs')).json();
    const body = { slot: 3, songId, songTitle: '', albumName: '', albumCover: '' };
    await site.send('POST', '/api/rankings/user/top-thirteen', { token, body });

    const at = new Date(site.clock.now).toISOString();
    const items = Array.from({ length: 13 }, (_, index) => (index === 2 ? songId : null));
    expect((await site.send('GET', '/api/account/data', { token })).json()).toEqual({
      username,
      email: `${username}@example.org`,
      emailConfirmedAt: null,
      emailBouncedAt: null,
      hiddenAt: null,
      createdAt: at,
      loginCount: 1,
      exportedAt: at,
      rights: [],
      secondFactor: false,
      sessions: [
        {
          device: 'Unknown device',
          createdAt: at,
          lastSeenAt: at,
          expiresAt: new Date(site.clock.now + 604_800_000).toISOString(),
        },
      ],
      profile: {
        theme: 'Fearless',
        profileImage: 'debut-1',
        profileQuestions: profileQuestions.map((question) => ({ question, answer: '' })),
        comparing: true,
        noindex: false,
        namedTop13: false,
        shareable: false,
      },
      lists: [{ list: 'top13', items, placed: null, revision: 1, updatedAt: at }],
      sorts: [],
      history: { kept: true, lists: [] },
    });
  });

  test('is kept by no cache', async () => {
    const { token } = await signUpFan(site);
    const reply = await site.send('GET', '/api/account/data', { token });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('deleting the account', () => {
  test('removes it, its sessions and its lists, and frees its names', async () => {
    const { username, token, password } = await signUpFan(site);
    const [{ _id: songId }] = (await site.send('GET', '/api/albums/allSongs')).json();
    const body = { slot: 1, songId, songTitle: '', albumName: '', albumCover: '' };
    await site.send('POST', '/api/rankings/user/top-thirteen', { token, body });
    const row = await site.database.read
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();

    const reply = await remove(token, password);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: expect.any(String) }]);
    expect(await statusOf(token)).toBe(401);
    expect((await logIn(username, password)).statusCode).toBe(401);
    for (const table of ['sessions', 'lists', 'password_resets', 'rights', 'known_networks'] as const) {
      const left = await site.database.read
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', row.id)
        .execute();
      expect(left).toEqual([]);
    }
    const again = { username, email: `${username}@example.org`, password };
    expect((await site.send('POST', '/api/auth/signup', { body: again })).statusCode).toBe(201);
  });

  test('leaves everybody else alone', async () => {
    const [fan, neighbor] = [await signUpFan(site), await signUpFan(site)];
    await remove(fan.token, fan.password);
    expect(await statusOf(neighbor.token)).toBe(200);
  });

  test('asks for the password', async () => {
    const { token } = await signUpFan(site);
    const reply = await remove(token, 'not the password');
    expect(reply.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'The current password is wrong',
      field: 'password',
    });
    expect(await statusOf(token)).toBe(200);
  });

  test.each([{ password: undefined }, { password: 13 }, { password: null }])(
    'refuses $password as a password',
    async ({ password }) => {
      const { token } = await signUpFan(site);
      const reply = await remove(token, password);
      expect([reply.statusCode, reply.json().field]).toEqual([400, 'password']);
    },
  );
});

describe("the author's account", () => {
  test('is there from the first start, with a local address where no contact is named', async () => {
    const rows = await site.database.read
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('username', '=', 'thirteen')
      .execute();
    expect(rows).toEqual([{ email: 'thirteen@localhost', password_hash: null }]);
  });
});
