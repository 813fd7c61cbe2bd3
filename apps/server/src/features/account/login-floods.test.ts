import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isEverything } from '../../testing/everything.ts';

const PASSWORD = 'a long quiet evening';
const HOME = '198.51.100.1';

let site: TestApp;
afterEach(() => site.close());

const logIn = (username: string, password: string, address: string) =>
  site.send('POST', '/api/auth/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': address },
  });

/** Starts a site with fans who logged in from one network each, and from no other. */
async function startSite(env: Readonly<Record<string, string>> = {}) {
  site = await startTestApp({ TRUST_PROXY: 'on', ...env }, { realPasswords: true });
  const body = { username: 'fan-1', email: 'fan@example.org', password: PASSWORD };
  await site.send('POST', '/api/auth/signup', { body });
  await logIn('fan-1', PASSWORD, HOME);
}

type Wrong = { readonly name: string; readonly address: string };

/**
 * Sends wrong logins at once and, when all but those that may take a turn were answered, a right one. Tells how many
 * were answered while it waited. Were it sent with the others, the machine's pace would decide how many came before it.
 */
async function overtake(wrong: readonly Wrong[], turns: number, address: string) {
  let answered = 0;
  let replies = 0;
  const restAnswered = Promise.withResolvers<void>();
  const flood = wrong.map(async ({ name, address: attacker }) => {
    const { statusCode } = await logIn(name, 'wrong password', attacker);
    answered += statusCode === 401 ? 1 : 0;
    replies += 1;
    if (replies === wrong.length - turns) restAnswered.resolve();
    return statusCode;
  });
  await restAnswered.promise;
  const earlier = answered;
  const { statusCode } = await logIn('fan-1', PASSWORD, address);
  const before = answered - earlier;
  const statuses = await Promise.all(flood);
  const refused = statuses.filter((status) => status === 429 || status === 503).length;
  return { status: statusCode, before, answered, refused };
}

// How many wrong ones may be answered until a right one is. While the database takes it down, the next ones get their turns,
// more of them where the machine is busy; were it the last in line, there would be 12 or more.
const MOST_BEFORE = 9;

const FLOOD = Array.from({ length: 570 }, (_, index) => index);
const manyAddresses = (index: number) => `203.0.${100 + Math.floor(index / 250)}.${index % 250}`;

describe('of 570 wrong logins at once', () => {
  test('those from one address take few turns, and a right one from elsewhere comes next', async () => {
    await startSite();
    const wrong = FLOOD.map((index) => ({ name: `nobody-${index}`, address: '203.0.113.1' }));
    const { status, before, answered, refused } = await overtake(wrong, 42, '198.51.100.2');
    expect([status, answered + refused]).toEqual([200, 570]);
    // Forty-two at once; a turn that is over before the last arrives makes room for one more.
    expect(answered).toBeGreaterThanOrEqual(41);
    expect(answered).toBeLessThanOrEqual(60);
    expect(before).toBeLessThanOrEqual(MOST_BEFORE);
  });

  test.runIf(isEverything)(
    'those from as many addresses for as many names make nobody wait who logged in before',
    async () => {
      await startSite();
      const wrong = FLOOD.map((index) => ({ name: `nobody-${index}`, address: manyAddresses(index) }));
      const { status, before, answered, refused } = await overtake(wrong, 42, HOME);
      expect([status, answered + refused]).toEqual([200, 570]);
      expect(answered).toBeLessThanOrEqual(54);
      expect(before).toBeLessThanOrEqual(MOST_BEFORE);
    },
  );

  test('those from an address that is over its limit take no place', async () => {
    await startSite({ LIMITS_FACTOR: '0.1' });
    const logInWrongly = (index: number) => logIn(`nobody-${index}`, 'wrong password', '203.0.113.1');
    for (const index of FLOOD.slice(0, 10)) await logInWrongly(index);
    const replies = await Promise.all(FLOOD.slice(10, 110).map(logInWrongly));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([429]));
  });

  test.runIf(isEverything)(
    'those from many networks, a /24 each, leave a place to who comes from another',
    async () => {
      await startSite();
      const wrong = FLOOD.map((index) =>
        logIn(`nobody-${index}`, 'wrong password', `203.0.${index % 24}.${1 + (index % 250)}`),
      );
      const right = logIn('fan-1', PASSWORD, '198.51.100.2');
      const body = { username: 'fan-2', email: 'fan-2@example.org', password: PASSWORD };
      const headers = { 'x-forwarded-for': '192.0.2.7' };
      const signup = site.send('POST', '/api/auth/signup', { body, headers });
      expect([(await right).statusCode, (await signup).statusCode]).toEqual([200, 201]);
      await Promise.all(wrong);
    },
  );

  test('those from as many addresses for one name are slowed down, and its owner at home is not', async () => {
    await startSite();
    // Five are to wait, longer than a test wants to: the site is closed before.
    const flood = FLOOD.map((index) => logIn('fan-1', 'wrong password', manyAddresses(index)));
    const { promise: restAnswered, resolve } = Promise.withResolvers<void>();
    let answered = 0;
    for (const reply of flood) void reply.then(() => (answered += 1) === FLOOD.length - 5 && resolve());
    expect((await logIn('fan-1', PASSWORD, HOME)).statusCode).toBe(200);
    await restAnswered;
    expect((await logIn('FAN-1', PASSWORD, HOME)).statusCode).toBe(200);
    await site.app.close();
    const statuses = (await Promise.all(flood)).map((reply) => reply.statusCode);
    // Processes and connections count some at the same time, more of them where the machine is busy.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(450);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });
});

describe('guessing one password from many networks', () => {
  /** Uses up the failures of a name that are not slowed: three here, one from each network. */
  async function failThrice(name: string) {
    for (const host of [1, 2, 3]) await logIn(name, 'wrong password', `203.0.113.${host}`);
  }
  /** Sends tries at once and gives the answers that come without waiting: all but five. */
  async function refusalsOf(name: string) {
    const replies = Array.from({ length: 9 }, (_, host) => logIn(name, PASSWORD, `203.0.114.${host}`));
    const refused: Awaited<(typeof replies)[number]>[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const reply of replies) void reply.then((answer) => refused.push(answer) === 4 && resolve());
    await promise;
    return refused;
  }

  test.each(['fan-1', 'fan@example.org', 'no-such-fan', 'nobody@example.org'])(
    'waits longer and longer, a few at a time, as for %s',
    async (name) => {
      await startSite({ LIMITS_FACTOR: '0.1' });
      await failThrice(name);
      const refused = await refusalsOf(name);
      expect(refused.map((reply) => reply.statusCode)).toEqual([429, 429, 429, 429]);
      for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    },
  );

  test('waits, and then lets in who knows the password', async () => {
    await startSite({ LIMITS_FACTOR: '0.1' });
    await failThrice('fan-1');
    expect((await logIn('fan-1', PASSWORD, '192.0.2.50')).statusCode).toBe(200);
  });

  test('is over after an hour', async () => {
    await startSite({ LIMITS_FACTOR: '0.1' });
    await failThrice('fan-1');
    site.clock.now += 60 * 60 * 1000;
    const replies = await Promise.all(
      [11, 12, 13].map((host) => logIn('fan-1', PASSWORD, `192.0.2.${host}`)),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
  });
});

describe('networks that a fan logged in from', () => {
  const countKnown = async () =>
    (await site.database.read.selectFrom('known_networks').selectAll().execute()).length;

  test('are the twenty newest, as hashes, and go with the account', async () => {
    await startSite();
    for (let host = 1; host <= 22; host += 1) {
      site.clock.now += 1;
      await logIn('fan-1', PASSWORD, `192.0.2.${host}`);
    }
    expect(await countKnown()).toBe(20);
    const rows = await site.database.read.selectFrom('known_networks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('192.0.2');

    const { token } = (await logIn('fan-1', PASSWORD, '192.0.2.22')).json();
    await site.send('DELETE', '/api/account', { token, body: { password: PASSWORD } });
    expect(await countKnown()).toBe(0);
  });
});
