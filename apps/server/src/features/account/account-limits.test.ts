import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PASSWORD = 'a long quiet evening';
const MINUTE_MS = 60 * 1000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ TRUST_PROXY: 'on' });
});
afterAll(() => site.close());
// Each test has a day and an account of its own: what was counted before is over.
beforeEach(async () => {
  site.clock.now += 24 * 60 * MINUTE_MS;
  await site.database.write((tx) => tx.deleteFrom('users').where('email', 'like', '%@example.org').execute());
  await signUp('limited');
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const logIn = (username: string, password: string, address = '192.0.2.1') =>
  site.send('POST', '/api/auth/login', { body: { username, password }, headers: from(address) });
const signUp = (username: string, address = '192.0.2.99') =>
  site.send('POST', '/api/auth/signup', {
    body: { username, email: `${username}@example.org`, password: PASSWORD },
    headers: from(address),
  });
const forget = (email: string, address = '192.0.2.1') =>
  site.send('POST', '/api/auth/forgot-password', { body: { email }, headers: from(address) });

/** Does something a number of times, one after the other, and gives the statuses. */
async function statusesOf(times: number, action: (round: number) => ReturnType<typeof logIn>) {
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) statuses.push((await action(round)).statusCode);
  return statuses;
}

const repeated = (times: number, status: number) => Array.from({ length: times }, () => status);

describe('failed logins', () => {
  test.each(['limited', 'no-such-fan'])('are ten for an account and address, as for %s', async (name) => {
    expect(await statusesOf(11, () => logIn(name, 'wrong password'))).toEqual([...repeated(10, 401), 429]);
  });

  test('block the right password too, and say when to come back', async () => {
    await statusesOf(10, () => logIn('limited', 'wrong password'));
    const reply = await logIn('limited', PASSWORD);
    expect(reply.json()).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Too many attempts. Please try again later.',
    });
    expect(reply.headers['retry-after']).toBe('900');

    site.clock.now += 15 * MINUTE_MS;
    expect((await logIn('limited', PASSWORD)).statusCode).toBe(200);
  });

  test.each([
    { what: 'a username', names: ['limited', 'Limited'] },
    { what: 'an e-mail address', names: ['limited@example.org', 'LIMITED@example.org'] },
  ])('count together for $what in any case', async ({ names }) => {
    const statuses = await statusesOf(11, (round) => logIn(names[round % 2] ?? '', 'wrong password'));
    expect(statuses).toEqual([...repeated(10, 401), 429]);
  });

  test('do not tell that an e-mail address belongs to a username', async () => {
    await statusesOf(11, () => logIn('limited', 'wrong password'));
    expect((await logIn('limited@example.org', 'wrong password')).statusCode).toBe(401);
    expect((await logIn('nobody@example.org', 'wrong password')).statusCode).toBe(401);
  });

  test('of one address do not lock out another', async () => {
    await statusesOf(11, () => logIn('limited', 'wrong password'));
    expect((await logIn('limited', PASSWORD, '192.0.2.2')).statusCode).toBe(200);
  });

  test('can not slip past by coming at once', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => logIn('limited', 'wrong password')));
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(10);
  });

  test('are a hundred for an address, and past them no name leaves a trace', async () => {
    const statuses = await statusesOf(101, (round) => logIn(`nobody-${round}`, 'wrong password'));
    expect(statuses).toEqual([...repeated(100, 401), 429]);
    const countRows = async () =>
      (await site.database.read.selectFrom('limits').select('key').execute()).length;
    const before = await countRows();
    expect(await statusesOf(9, (round) => logIn(`fresh-${round}`, 'wrong password'))).toEqual(
      repeated(9, 429),
    );
    expect(await countRows()).toBe(before);
  });

  test('do not count what succeeded', async () => {
    expect(await statusesOf(12, () => logIn('limited', PASSWORD))).toEqual(repeated(12, 200));
  });

  test('count wrong passwords on the account page', async () => {
    const { token } = (await logIn('limited', PASSWORD)).json();
    const remove = () =>
      site.send('DELETE', '/api/account', { token, body: { password: 'wrong' }, headers: from('192.0.2.1') });
    expect(await statusesOf(11, remove)).toEqual([...repeated(10, 400), 429]);
  });
});

describe('signups', () => {
  test('are thirty for an address in an hour', async () => {
    const statuses = await statusesOf(31, (round) => signUp(`many-${round}`, '192.0.2.3'));
    expect(statuses).toEqual([...repeated(30, 201), 429]);
    expect((await signUp('elsewhere', '192.0.2.4')).statusCode).toBe(201);
    site.clock.now += 60 * MINUTE_MS;
    expect((await signUp('later', '192.0.2.3')).statusCode).toBe(201);
  });

  test('do not count what the rules refuse', async () => {
    expect(await statusesOf(31, () => signUp('no', '192.0.2.3'))).toEqual(repeated(31, 400));
    expect((await signUp('yes', '192.0.2.3')).statusCode).toBe(201);
  });
});

describe('requests for a reset', () => {
  test.each(['limited@example.org', 'nobody@example.org'])('are five an hour for %s', async (email) => {
    const rounds = Array.from({ length: 6 }, (_, round) => forget(email, `192.0.2.${10 + round}`));
    const statuses = (await Promise.all(rounds)).map((reply) => reply.statusCode);
    expect(statuses.toSorted()).toEqual([...repeated(5, 200), 429]);
    const reply = await forget(email.toUpperCase());
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '3600']);
  });

  test('are twenty an hour for an address', async () => {
    const rounds = Array.from({ length: 21 }, (_, round) => forget(`someone-${round}@example.org`));
    const statuses = (await Promise.all(rounds)).map((reply) => reply.statusCode);
    expect(statuses.toSorted()).toEqual([...repeated(20, 200), 429]);
  });
});

describe('right logins', () => {
  test('are thirty a minute for an account and address, each counted, and twenty sessions are kept', async () => {
    const tokens: string[] = [];
    const statuses = await statusesOf(40, async () => {
      site.clock.now += 1;
      const reply = await logIn('limited', PASSWORD);
      if (reply.statusCode === 200) tokens.push(reply.json().token);
      return reply;
    });
    expect(statuses).toEqual([...repeated(30, 200), ...repeated(10, 429)]);

    const dataOf = (token = '') => site.send('GET', '/api/account/data', { token });
    const kept = await Promise.all(tokens.map(async (token) => (await dataOf(token)).statusCode));
    expect(kept).toEqual([...repeated(10, 401), ...repeated(20, 200)]);
    const data = (await dataOf(tokens.at(-1))).json();
    expect([data.loginCount, data.sessions.length]).toEqual([30, 20]);

    expect((await logIn('limited', PASSWORD, '192.0.2.2')).statusCode).toBe(200);
    site.clock.now += MINUTE_MS;
    expect((await logIn('limited', PASSWORD)).statusCode).toBe(200);
  });

  test('count in no failure, and failures in none of them', async () => {
    await statusesOf(9, () => logIn('limited', 'wrong password'));
    expect(await statusesOf(30, () => logIn('limited', PASSWORD))).toEqual(repeated(30, 200));
    expect((await logIn('limited', PASSWORD)).statusCode).toBe(429);
  });
});

test('LIMITS_FACTOR multiplies the limits', async () => {
  const wide = await startTestApp({ LIMITS_FACTOR: '2' });
  const body = { username: 'nobody', password: 'wrong password' };
  const statuses = await statusesOf(21, () => wide.send('POST', '/api/auth/login', { body }));
  expect(statuses).toEqual([...repeated(20, 401), 429]);
  await wide.close();
});
