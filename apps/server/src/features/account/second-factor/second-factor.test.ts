import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const PATH = '/api/account/second-factor';
const STEP_MS = 30_000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

type TestFan = Awaited<ReturnType<typeof signUpFan>>;

const logIn = (fan: TestFan, code?: unknown, password = fan.password) =>
  site.send('POST', '/api/auth/login', {
    body: { username: fan.username, password, ...(code !== undefined && { code }) },
  });
const begin = (fan: TestFan, password = fan.password) =>
  site.send('POST', PATH, { token: fan.token, body: { password } });
const confirm = (fan: TestFan, code: unknown) => site.send('PUT', PATH, { token: fan.token, body: { code } });
const end = (fan: TestFan, code: unknown, password = fan.password) =>
  site.send('DELETE', PATH, { token: fan.token, body: { password, code } });
const read = async (fan: TestFan) => (await site.send('GET', PATH, { token: fan.token })).json();

/** The code of a secret as RFC 4226 and RFC 6238 compute it, written anew from their text. */
function codeOf(secret: string, timeMs: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(timeMs / STEP_MS)));
  const digest = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const start = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(start) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** A code that is surely not the secret's at this moment. */
function wrongCode(secret: string): string {
  const right = new Set([-1, 0, 1].map((step) => codeOf(secret, site.clock.now + step * STEP_MS)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '';
}

/** A fan with a second factor, at a moment of which no code was used yet. */
async function fanWithSecondFactor() {
  const fan = await signUpFan(site);
  const { secret } = (await begin(fan)).json<{ secret: string }>();
  const on = await confirm(fan, codeOf(secret, site.clock.now));
  site.clock.now += STEP_MS;
  return { fan, secret, recoveryCodes: on.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

describe('turning the second factor on', () => {
  test('takes the password, an app that has the secret, and gives ten recovery codes', async () => {
    const fan = await signUpFan(site);
    const begun = await begin(fan);
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(new URL(uri).pathname)).toContain(fan.username);
    expect(await read(fan)).toEqual({ enabled: false, recoveryCodesLeft: 0 });

    const on = await confirm(fan, codeOf(secret, site.clock.now));
    expect(on.statusCode).toBe(200);
    const { recoveryCodes } = on.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){5}$/);
    expect(await read(fan)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });

  test('changes nothing before a right code, and logging in stays as it was', async () => {
    const fan = await signUpFan(site);
    const { secret } = (await begin(fan)).json<{ secret: string }>();
    const refused = await confirm(fan, wrongCode(secret));
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'code']);
    expect((await logIn(fan)).statusCode).toBe(200);
  });

  test('asks for the right password', async () => {
    const fan = await signUpFan(site);
    const refused = await begin(fan, 'not the password');
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'password']);
    expect((await confirm(fan, '123456')).statusCode).toBe(400);
  });

  test('never replaces a secret that is on', async () => {
    const { fan, secret } = await fanWithSecondFactor();
    expect((await begin(fan)).statusCode).toBe(409);
    expect((await logIn(fan, codeOf(secret, site.clock.now))).statusCode).toBe(200);
  });
});

describe('logging in with a second factor', () => {
  test('asks for the code only who knows the password', async () => {
    const { fan } = await fanWithSecondFactor();
    const missing = await logIn(fan);
    expect([missing.statusCode, missing.json().field]).toEqual([401, 'code']);
    const stranger = await logIn(fan, undefined, 'not the password');
    expect([stranger.statusCode, stranger.json()]).toEqual([
      401,
      { statusCode: 401, error: 'Unauthorized', message: 'Invalid username or password' },
    ]);
  });

  test('lets a code in once, also one that is read with a space and half a minute old', async () => {
    const { fan, secret } = await fanWithSecondFactor();
    const code = codeOf(secret, site.clock.now);
    site.clock.now += STEP_MS;
    expect((await logIn(fan, ` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200);
    const again = await logIn(fan, code);
    expect([again.statusCode, again.json().field]).toEqual([401, 'code']);
  });

  test('lets one of two in that use the same code at once', async () => {
    const { fan, secret } = await fanWithSecondFactor();
    const code = codeOf(secret, site.clock.now);
    const answers = await Promise.all([logIn(fan, code), logIn(fan, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('takes no code that is older, or of another secret', async () => {
    const { fan, secret } = await fanWithSecondFactor();
    const other = await fanWithSecondFactor();
    const old = codeOf(secret, site.clock.now - 3 * STEP_MS);
    for (const code of [
      old,
      codeOf(other.secret, site.clock.now),
      wrongCode(secret),
      '12345',
      'x'.repeat(60),
    ]) {
      const refused = await logIn(fan, code);
      expect([refused.statusCode, refused.json().field]).toEqual([401, 'code']);
    }
  });

  test('takes each recovery code once', async () => {
    const { fan, recoveryCodes } = await fanWithSecondFactor();
    const [code = ''] = recoveryCodes;
    expect((await logIn(fan, code.toUpperCase())).statusCode).toBe(200);
    expect((await logIn(fan, code)).statusCode).toBe(401);
    expect(await read(fan)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  test('stops guessing after twenty wrong codes in an hour, but for recovery codes', async () => {
    const { fan, secret, recoveryCodes } = await fanWithSecondFactor();
    const wrong = wrongCode(secret);
    for (let tries = 0; tries < 20; tries += 1) {
      // As many addresses would: the limits of one address are not what stops this.
      site.clock.now += 60_000;
      await logIn(fan, wrong);
    }
    const refused = await logIn(fan, codeOf(secret, site.clock.now));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn(fan, recoveryCodes[0])).statusCode).toBe(200);
    site.clock.now += 60 * 60_000;
    expect((await logIn(fan, codeOf(secret, site.clock.now))).statusCode).toBe(200);
  });

  test('still asks after the password was reset or changed', async () => {
    const { fan, secret } = await fanWithSecondFactor();
    const newPassword = 'another long evening';
    await site.send('PUT', '/api/account/password', {
      token: fan.token,
      body: { currentPassword: fan.password, newPassword },
    });
    expect((await logIn(fan, undefined, newPassword)).json().field).toBe('code');
    expect((await logIn(fan, codeOf(secret, site.clock.now), newPassword)).statusCode).toBe(200);
  });
});

describe('turning the second factor off', () => {
  test('takes the password and a code', async () => {
    const { fan, secret, recoveryCodes } = await fanWithSecondFactor();
    const code = codeOf(secret, site.clock.now);
    expect((await end(fan, code, 'not the password')).json().field).toBe('password');
    expect((await end(fan, '')).json()).toMatchObject({ statusCode: 400, field: 'code' });
    expect((await end(fan, wrongCode(secret))).json()).toMatchObject({ statusCode: 400, field: 'code' });
    expect((await end(fan, recoveryCodes[0])).statusCode).toBe(200);
    expect(await read(fan)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await logIn(fan)).statusCode).toBe(200);
    expect((await end(fan, code)).statusCode).toBe(409);
  });

  test('new recovery codes replace the old ones', async () => {
    const { fan, secret, recoveryCodes } = await fanWithSecondFactor();
    const renewed = await site.send('POST', `${PATH}/recovery-codes`, {
      token: fan.token,
      body: { password: fan.password, code: codeOf(secret, site.clock.now) },
    });
    const [fresh] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await logIn(fan, recoveryCodes[0])).statusCode).toBe(401);
    expect((await logIn(fan, fresh)).statusCode).toBe(200);
  });
});

test('turning it on or off ends all other sessions and keeps this one', async () => {
  const fan = await signUpFan(site);
  const isOpen = async (token: string) => (await site.send('GET', PATH, { token })).statusCode === 200;
  const other = (await logIn(fan)).json<{ token: string }>().token;
  const { secret } = (await begin(fan)).json<{ secret: string }>();
  await confirm(fan, codeOf(secret, site.clock.now));
  expect([await isOpen(fan.token), await isOpen(other)]).toEqual([true, false]);

  site.clock.now += STEP_MS;
  const another = (await logIn(fan, codeOf(secret, site.clock.now))).json<{ token: string }>().token;
  site.clock.now += STEP_MS;
  await end(fan, codeOf(secret, site.clock.now));
  expect([await isOpen(fan.token), await isOpen(another)]).toEqual([true, false]);
});

describe('what is stored', () => {
  test('holds no recovery code as it is, and goes with the account', async () => {
    const { fan, recoveryCodes } = await fanWithSecondFactor();
    const stored = await site.database.read.selectFrom('recovery_codes').selectAll().execute();
    const hashes = stored.map((row) => row.code_hash).join(' ');
    for (const code of recoveryCodes) expect(hashes).not.toContain(code.replaceAll('-', ''));

    const count = async () =>
      (await site.database.read.selectFrom('second_factors').selectAll().execute()).length;
    const before = await count();
    await site.send('DELETE', '/api/account', { token: fan.token, body: { password: fan.password } });
    expect(await count()).toBe(before - 1);
  });

  test('is told in the export, without the secret', async () => {
    const { fan, secret } = await fanWithSecondFactor();
    const reply = await site.send('GET', '/api/account/data', { token: fan.token });
    expect(reply.json()).toMatchObject({ secondFactor: true });
    expect(reply.body).not.toContain(secret);
  });
});
