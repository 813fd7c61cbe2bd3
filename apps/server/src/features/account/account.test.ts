import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const PASSWORD = 'a long quiet evening';
const DAY_MS = 24 * 60 * 60 * 1000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const signUp = (body: unknown) => site.send('POST', '/api/auth/signup', { body });
const logIn = (username: unknown, password: unknown = PASSWORD) =>
  site.send('POST', '/api/auth/login', { body: { username, password } });
const askWith = (authorization: string) =>
  site.send('GET', '/api/account/data', { headers: { authorization } });
const statusOf = async (token: string) => (await site.send('GET', '/api/account/data', { token })).statusCode;

let names = 0;
function aSignup(differing: Readonly<Record<string, unknown>> = {}) {
  names += 1;
  const username = `new.fan-${names}`;
  return { username, email: `${username}@example.org`, password: PASSWORD, ...differing };
}

describe('signing up', () => {
  test('answers 201 with the username as typed', async () => {
    const reply = await signUp(aSignup({ username: 'Nova.Fan' }));
    expect([reply.statusCode, reply.json()]).toEqual([201, { username: 'Nova.Fan' }]);
  });

  test('trims the username and the email, and ignores unknown fields', async () => {
    const reply = await signUp(
      aSignup({ username: '  Trimmed  ', email: ' trimmed@example.org ', right: 'catalogue' }),
    );
    expect(reply.json()).toEqual({ username: 'Trimmed' });
    expect((await logIn('trimmed@example.org')).statusCode).toBe(200);
  });

  test('uses a password exactly as received', async () => {
    const { username } = aSignup();
    await signUp(aSignup({ username, password: '  caf\u0065\u0301 \u0000 midnight  ' }));
    expect((await logIn(username, '  caf\u0065\u0301 \u0000 midnight  ')).statusCode).toBe(200);
    for (const other of [
      'caf\u0065\u0301 \u0000 midnight',
      '  caf\u00e9 \u0000 midnight  ',
      '  caf\u0065\u0301 \u0000',
    ]) {
      expect((await logIn(username, other)).statusCode).toBe(401);
    }
  });

  test.each([
    {
      name: 'a short username',
      wrong: { username: 'ab' },
      field: 'username',
      says: 'Username must have 3 to 20 characters',
    },
    {
      name: 'a long username',
      wrong: { username: 'a'.repeat(21) },
      field: 'username',
      says: 'Username must have 3 to 20 characters',
    },
    {
      name: 'a username with a space',
      wrong: { username: 'two words' },
      field: 'username',
      says: 'Username may hold letters, digits, _ . - and starts with a letter or digit',
    },
    {
      name: 'a username that begins with a dot',
      wrong: { username: '.dot' },
      field: 'username',
      says: 'Username may hold letters, digits, _ . - and starts with a letter or digit',
    },
    {
      name: 'a username that is an injection',
      wrong: { username: "x'; drop table--" },
      field: 'username',
      says: 'Username may hold letters, digits, _ . - and starts with a letter or digit',
    },
    {
      name: 'a reserved username',
      wrong: { username: 'TaylorSWIFT' },
      field: 'username',
      says: 'This username is reserved',
    },
    {
      name: 'the name of the author',
      wrong: { username: 'Thirteen' },
      field: 'username',
      says: 'This username is reserved',
    },
    { name: 'no email', wrong: { email: 'nobody' }, field: 'email', says: 'Valid email is required.' },
    {
      name: 'an email with a long local part',
      wrong: { email: `${'a'.repeat(65)}@example.org` },
      field: 'email',
      says: 'Valid email is required.',
    },
    {
      name: 'two emails',
      wrong: { email: 'a@example.org,b@example.org' },
      field: 'email',
      says: 'Valid email is required.',
    },
    {
      name: 'a short password',
      wrong: { password: 'seven77' },
      field: 'password',
      says: 'Password must have 8 to 128 characters',
    },
    {
      name: 'a long password',
      wrong: { password: 'x'.repeat(129) },
      field: 'password',
      says: 'Password must have 8 to 128 characters',
    },
    {
      name: 'a common password',
      wrong: { password: 'PassWord1' },
      field: 'password',
      says: 'This password is too common',
    },
    {
      name: 'the username as password',
      wrong: { username: 'evermoreish', password: 'EVERMOREISH' },
      field: 'password',
      says: 'Password must differ from your username and email',
    },
    {
      name: 'the email as password',
      wrong: { email: 'own@example.org', password: 'Own@example.org' },
      field: 'password',
      says: 'Password must differ from your username and email',
    },
  ])('refuses $name', async ({ wrong, field, says }) => {
    const reply = await signUp(aSignup(wrong));
    expect(reply.json()).toEqual({ statusCode: 400, error: 'Bad Request', message: says, field });
  });

  test.each([
    { name: 'a missing field', body: { username: 'half-a-fan', password: PASSWORD }, field: 'email' },
    { name: 'a number as username', body: aSignup({ username: 13_131_313 }), field: 'username' },
    { name: 'a list as password', body: aSignup({ password: [PASSWORD] }), field: 'password' },
    { name: 'null as email', body: aSignup({ email: null }), field: 'email' },
    {
      name: 'control characters in a username',
      body: aSignup({ username: 'bell\u0007bell' }),
      field: 'username',
    },
    {
      name: 'a line break in an email',
      body: aSignup({ email: 'a@example.org\r\nBcc: b@example.org' }),
      field: 'email',
    },
    { name: 'an endless username', body: aSignup({ username: 'a'.repeat(5000) }), field: 'username' },
  ])('refuses $name with 400 and its field', async ({ body, field }) => {
    const reply = await signUp(body);
    expect([reply.statusCode, reply.json().field]).toEqual([400, field]);
  });

  test.each([
    { name: 'no JSON', body: 'username=a', status: 415 },
    { name: 'half of a JSON text', body: '{"username":', status: 400 },
    { name: 'a list', body: '[]', status: 400 },
    { name: 'nothing', body: '', status: 400 },
    {
      name: 'more than 256 KiB',
      body: JSON.stringify(aSignup({ more: 'x'.repeat(256 * 1024) })),
      status: 413,
    },
  ])('refuses $name as a body with $status', async ({ name, body, status }) => {
    const type = name === 'no JSON' ? 'application/x-www-form-urlencoded' : 'application/json';
    const reply = await site.send('POST', '/api/auth/signup', { body, headers: { 'content-type': type } });
    expect([reply.statusCode, reply.json().statusCode]).toEqual([status, status]);
  });

  test.each([
    { field: 'username', says: 'This username is already taken' },
    { field: 'email', says: 'This email is already registered' },
  ] as const)('refuses a taken $field, whatever the case, with 409', async ({ field, says }) => {
    const first = aSignup();
    await signUp(first);
    const reply = await signUp(aSignup({ [field]: first[field].toUpperCase() }));
    expect(reply.json()).toEqual({ statusCode: 409, error: 'Conflict', message: says, field });
  });

  test.each(['username', 'email'] as const)(
    'lets one of many win who want the same %s at once',
    async (field) => {
      const wanted = aSignup()[field];
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => signUp(aSignup({ [field]: wanted }))),
      );
      const statuses = replies.map((reply) => reply.statusCode).toSorted();
      expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
      expect(replies.filter((reply) => reply.statusCode === 409).map((reply) => reply.json().field)).toEqual(
        Array.from({ length: 11 }, () => field),
      );
    },
  );
});

describe('logging in', () => {
  test('answers a token, its life in seconds and the username', async () => {
    const { username } = await signUpFan(site);
    const reply = await logIn(username.toUpperCase());
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ token: expect.any(String), expiresIn: 604_800, user: { username } });
  });

  test('takes the email in place of the username, whatever the case', async () => {
    const { username } = await signUpFan(site);
    expect((await logIn(`${username}@Example.ORG`)).json().user).toEqual({ username });
  });

  test('answers the same to a wrong password, an unknown name and an account without a password', async () => {
    const { username } = await signUpFan(site);
    const answers = await Promise.all(
      [
        [username, 'not the password'],
        ['no-such-fan', PASSWORD],
        ['no-such-fan@example.org', PASSWORD],
        ['thirteen', PASSWORD],
        ['thirteen', ''],
        ["' or 1=1 --", PASSWORD],
      ].map(async ([name, password]) => (await logIn(name, password)).json()),
    );
    const refusal = { statusCode: 401, error: 'Unauthorized', message: 'Invalid username or password' };
    expect(answers).toEqual(answers.map(() => refusal));
  });

  test.each([
    { name: 'a number as password', username: 'fan', password: 13, field: 'password' },
    { name: 'an object as username', username: { $ne: '' }, password: PASSWORD, field: 'username' },
    { name: 'control characters', username: 'fan\u0000', password: PASSWORD, field: 'username' },
  ])('refuses $name with 400', async ({ username, password, field }) => {
    const reply = await logIn(username, password);
    expect([reply.statusCode, reply.json().field]).toEqual([400, field]);
  });
});

describe('a session', () => {
  test('ends when its time is over', async () => {
    const { token } = await signUpFan(site);
    // Used now and then, so that it is not over sooner.
    for (const days of [2, 2, 2]) {
      site.clock.now += days * DAY_MS;
      expect(await statusOf(token)).toBe(200);
    }
    site.clock.now += DAY_MS - 1;
    expect(await statusOf(token)).toBe(200);
    site.clock.now += 1;
    expect(await statusOf(token)).toBe(401);
  });

  test('lives as many days as the configuration says', async () => {
    const brief = await startTestApp({ SESSION_DAYS: '0.5' });
    const body = { ...aSignup(), password: PASSWORD };
    await brief.send('POST', '/api/auth/signup', { body });
    const reply = await brief.send('POST', '/api/auth/login', { body });
    expect(reply.json().expiresIn).toBe(43_200);
    await brief.close();
  });

  test('ends by logging out, and no other session with it', async () => {
    const { username, token } = await signUpFan(site);
    const other = (await logIn(username)).json().token;
    const reply = await site.send('POST', '/api/auth/logout', { token });
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: expect.any(String) }]);
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 200]);
  });

  test('is refused under a token that does not belong together', async () => {
    const [one, two] = [await signUpFan(site), await signUpFan(site)];
    const mixed = `${one.token.split('.')[0]}.${two.token.split('.')[1]}`;
    const reply = await askWith(`Bearer ${mixed}`);
    expect(reply.json()).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Please log in' });
  });

  test.each([
    { name: 'no scheme', header: (token: string) => token },
    { name: 'another scheme', header: (token: string) => `Basic ${token}` },
    { name: 'no token', header: () => 'Bearer ' },
    { name: 'two tokens', header: (token: string) => `Bearer ${token} ${token}` },
    { name: 'a cut token', header: (token: string) => `Bearer ${token.slice(0, -1)}` },
    { name: 'a longer token', header: (token: string) => `Bearer ${token}x` },
    { name: 'quotes', header: (token: string) => `Bearer "${token}"` },
    { name: 'an injection', header: () => `Bearer '.or/**/1=1--` },
    { name: 'a long text', header: () => `Bearer ${'x'.repeat(8000)}` },
  ])('is refused with $name in the header', async ({ header }) => {
    const { token } = await signUpFan(site);
    expect((await askWith(header(token))).statusCode).toBe(401);
  });

  test.each([
    ['POST', '/api/auth/logout'],
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/one'],
    ['POST', '/api/account/logout-everywhere'],
    ['PUT', '/api/account/password'],
    ['GET', '/api/account/data'],
    ['DELETE', '/api/account'],
  ])('is needed for %s %s', async (method, url) => {
    expect((await site.send(method, url)).statusCode).toBe(401);
  });

  test('is stored as a hash only', async () => {
    const { token } = await signUpFan(site);
    const rows = await site.database.read.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });
});
