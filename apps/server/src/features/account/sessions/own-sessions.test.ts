import type { SessionEntry } from '@thirteen/contract/account.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const HOUR_MS = 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

type Fan = { readonly username: string; readonly password: string };

async function logIn(fan: Fan, userAgent = FIREFOX): Promise<string> {
  const { username, password } = fan;
  const headers = { 'user-agent': userAgent };
  return (await site.send('POST', '/api/auth/login', { body: { username, password }, headers })).json().token;
}
const list = async (token: string) =>
  (await site.send('GET', '/api/account/sessions', { token })).json<SessionEntry[]>();
const end = (token: string, id: string) =>
  site.send('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`, { token });
const endAll = (token: string, body: unknown) =>
  site.send('POST', '/api/account/logout-everywhere', { token, body });
const statusOf = async (token: string) => (await site.send('GET', '/api/account/data', { token })).statusCode;
const iso = (timeMs: number) => new Date(timeMs).toISOString();

describe("the list of a fan's sessions", () => {
  test('says the device in words, when each was opened and last seen, and which is this one', async () => {
    const fan = await signUpFan(site);
    const openedAt = site.clock.now;
    const phone = await logIn(fan, SAFARI);
    site.clock.now += 2 * HOUR_MS;
    const desktop = await logIn(fan);
    site.clock.now += HOUR_MS;

    const [first, second, ...rest] = await list(phone);
    expect(first).toEqual({
      id: expect.any(String),
      device: 'Safari on iPhone',
      createdAt: iso(openedAt),
      lastSeenAt: iso(site.clock.now),
      expiresAt: iso(openedAt + 7 * 24 * HOUR_MS),
      current: true,
    });
    expect(second).toMatchObject({
      device: 'Firefox on Windows',
      createdAt: iso(openedAt + 2 * HOUR_MS),
      lastSeenAt: iso(openedAt + 2 * HOUR_MS),
      current: false,
    });
    expect(rest).toHaveLength(1);
    expect((await list(desktop)).map(({ device }) => device)).toEqual([
      'Firefox on Windows',
      'Safari on iPhone',
      'Unknown device',
    ]);
  });

  test('has neither a token nor what is stored of it, and no header as it came', async () => {
    const fan = await signUpFan(site);
    const token = await logIn(fan, `${FIREFOX} fan@example.org`);
    const rows = await site.database.read.selectFrom('sessions').selectAll().execute();
    const text = JSON.stringify(await list(token));
    for (const row of rows) {
      expect(text).not.toContain(row.token_hash);
      expect(row.token_hash).not.toContain('example.org');
    }
    expect(text).not.toContain(token.split('..')[1]);
    expect(JSON.stringify(rows)).not.toContain('fan@example.org');
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
  });

  test("holds nobody else's sessions, none that was ended and none that is over", async () => {
    const fan = await signUpFan(site);
    await signUpFan(site);
    const ended = await logIn(fan);
    await site.send('POST', '/api/auth/logout', { token: ended });
    site.clock.now += 72 * HOUR_MS;
    const token = await logIn(fan);
    expect((await list(token)).map(({ current }) => current)).toEqual([true]);
    const data = (await site.send('GET', '/api/account/data', { token })).json();
    expect(data.sessions).toHaveLength(1);
  });

  test.each([
    ['Firefox on Windows', FIREFOX],
    ['Safari on iPhone', SAFARI],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0',
    ],
    [
      'Samsung Internet on Android',
      'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    ],
    ['A browser on Windows', '<b>fan@example.org</b>/1.0 (Windows NT 10.0)'],
    ['Unknown device', 'curl/8.5.0'],
    ['Unknown device', ''],
    ['Unknown device', 'x'.repeat(7000)],
  ])('says %s', async (words, userAgent) => {
    const fan = await signUpFan(site);
    const [session] = await list(await logIn(fan, userAgent));
    expect(session?.device).toBe(words);
  });
});

describe('ending one session', () => {
  test('ends that one at once, and no other', async () => {
    const fan = await signUpFan(site);
    const phone = await logIn(fan, SAFARI);
    const id = (await list(fan.token)).find(({ device }) => device === 'Safari on iPhone')?.id ?? '';
    const reply = await end(fan.token, id);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'That device is logged out.' }]);
    expect([await statusOf(phone), await statusOf(fan.token)]).toEqual([401, 200]);
    expect((await end(fan.token, id)).statusCode).toBe(404);
  });

  test("is a 404 for another fan's session, which goes on", async () => {
    const [fan, stranger] = [await signUpFan(site), await signUpFan(site)];
    const [session] = await list(stranger.token);
    const reply = await end(fan.token, session?.id ?? '');
    expect(reply.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not found' });
    expect(await statusOf(stranger.token)).toBe(200);
  });

  test.each(['one', ' ', "' or 1=1 --", 'x'.repeat(99)])('is a 404 for the id %j', async (id) => {
    const fan = await signUpFan(site);
    expect((await end(fan.token, id)).statusCode).toBe(404);
    expect(await statusOf(fan.token)).toBe(200);
  });
});

describe('ending all sessions', () => {
  test('ends them on every device, and nobody else’s', async () => {
    const [fan, neighbor] = [await signUpFan(site), await signUpFan(site)];
    const other = await logIn(fan);
    expect((await endAll(fan.token, { password: fan.password })).statusCode).toBe(200);
    expect([await statusOf(fan.token), await statusOf(other)]).toEqual([401, 401]);
    expect(await statusOf(neighbor.token)).toBe(200);
  });

  test('asks for the password', async () => {
    const fan = await signUpFan(site);
    const reply = await endAll(fan.token, { password: 'not the password' });
    expect(reply.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'The current password is wrong',
      field: 'password',
    });
    expect(await statusOf(fan.token)).toBe(200);
  });

  test.each([{ body: undefined }, { body: {} }, { body: { password: 13 } }, { body: { password: null } }])(
    'refuses the body $body',
    async ({ body }) => {
      const fan = await signUpFan(site);
      expect((await endAll(fan.token, body)).statusCode).toBe(400);
      expect(await statusOf(fan.token)).toBe(200);
    },
  );

  test('counts a wrong password as a failed login', async () => {
    const strict = await startTestApp();
    const fan = await signUpFan(strict);
    const tryOnce = async (password: string) =>
      (await strict.send('POST', '/api/account/logout-everywhere', { token: fan.token, body: { password } }))
        .statusCode;
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) statuses.push(await tryOnce('not the password'));
    expect(statuses).toEqual(statuses.map(() => 400));
    expect(await tryOnce(fan.password)).toBe(429);
    await strict.close();
  });
});
