import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

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
  const logIn = async (tried: string) =>
    (await site.send('POST', '/api/auth/login', { body: { username, password: tried } })).statusCode;

  const present = parametersOf(await hashOf());
  const older = await hash(password, { algorithm: 2, memoryCost: 1024, timeCost: 2, parallelism: 1 });
  await site.database.write((tx) =>
    tx.updateTable('users').set({ password_hash: older }).where('username', '=', username).execute(),
  );
  expect(await logIn(`${password}, wrong`)).toBe(401);
  expect(await hashOf()).toBe(older);
  expect(parametersOf(older)).not.toEqual(present);

  expect(await logIn(password)).toBe(200);
  const renewed = await hashOf();
  expect(parametersOf(renewed)).toEqual(present);
  expect(await logIn(password)).toBe(200);
  expect(await hashOf()).toBe(renewed);
});
