import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpProblem } from '#platform/http/problem.ts';
import { signUpFan, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { AccountParts } from '../account-parts.ts';
import { logInByPassword } from '../sessions/sessions.service.ts';
import { createSlowDown } from './slow-down.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** The beginning of a hash in PHC format. */
const parametersOf = (text: string) => text.split('$').slice(0, 4);

test('a login with an older hash makes it anew, and the password stays', async () => {
  const { username, password } = await signUpFan(site);
  const hashOf = async () => {
    const row = site.database.read
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', username);
    return (await row.executeTakeFirstOrThrow()).password_hash ?? '';
  };
  const tryPassword = async (tried: string) =>
    (await site.send('POST', '/api/auth/login', { body: { username, password: tried } })).statusCode;

  const present = parametersOf(await hashOf());
  const older = await hash(password, { algorithm: 2, memoryCost: 1024, timeCost: 2, parallelism: 1 });
  await site.database.write((tx) =>
    tx.updateTable('users').set({ password_hash: older }).where('username', '=', username).execute(),
  );
  expect(await tryPassword(`${password}, wrong`)).toBe(401);
  expect(await hashOf()).toBe(older);
  expect(parametersOf(older)).not.toEqual(present);

  expect(await tryPassword(password)).toBe(200);
  const renewed = await hashOf();
  expect(parametersOf(renewed)).toEqual(present);
  expect(await tryPassword(password)).toBe(200);
  expect(await hashOf()).toBe(renewed);
});

test('a right login in a flood that leaves no room for a new hash is a login all the same', async () => {
  const { username } = await signUpFan(site);
  const none = async () => undefined;
  const limits = { check: none, take: none, giveBack: none, excess: async () => 0 };
  const full = () => Promise.reject(new HttpProblem('unavailable'));
  const parts = {
    database: site.database,
    now: () => site.clock.now,
    sessionSeconds: 60,
    securityLog: () => undefined,
    limits,
    slowDown: createSlowDown(limits as unknown as AccountParts['limits']),
    passwords: { matches: async () => true, isOutdated: () => true, hash: full, waiting: () => 0 },
  } as unknown as AccountParts;
  const login = { username, password: 'right', address: '192.0.2.1', userAgent: undefined };
  expect(await logInByPassword(parts, login)).toMatchObject({ user: { username } });
});
