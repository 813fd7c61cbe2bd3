import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOutbox, startMailServer, tokenIn } from '../../../testing/mailbox.ts';
import { signUpFan, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const NEW_PASSWORD = 'another long evening';
const MINUTE_MS = 60 * 1000;
const REFUSAL = {
  statusCode: 400,
  error: 'Bad Request',
  message: 'This link is invalid or has expired',
  field: 'token',
};

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    LIMITS_FACTOR: '1000',
    PUBLIC_URL: 'https://thirteen.example',
    CONTACT_TO: 'The Author <author@example.org>',
  });
});
afterAll(() => site.close());

const forget = (email: unknown) => site.send('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: unknown, newPassword: unknown = NEW_PASSWORD) =>
  site.send('POST', '/api/auth/reset-password', { body: { token, newPassword } });
const logIn = (username: string, password: string) =>
  site.send('POST', '/api/auth/login', { body: { username, password } });
const statusOf = async (token: string) => (await site.send('GET', '/api/account/data', { token })).statusCode;

const seen = new Set<string | undefined>();
/** Asks for a reset and gives the mail that it brings. */
async function mailTo(email: string) {
  await forget(email);
  const outbox = await readOutbox(site.dataDir, seen.size + 1);
  const mail = outbox.find(({ headers }) => !seen.has(headers['message-id']));
  seen.add(mail?.headers['message-id']);
  if (mail?.headers['to'] !== email) throw new Error(`No mail to ${email}`);
  return mail;
}

/** A fan who has asked for a reset, and the token of the mail. */
async function aForgetfulFan() {
  const fan = await signUpFan(site);
  const email = `${fan.username}@example.org`;
  return { ...fan, email, resetToken: tokenIn(await mailTo(email)) };
}

describe('looking at a link', () => {
  const look = (token: unknown, on = site) =>
    on.send('POST', '/api/auth/reset-password/check', { body: { token } });

  test('tells that it can be used, and leaves it usable', async () => {
    const { resetToken } = await aForgetfulFan();
    expect((await look(resetToken)).json()).toEqual({ usable: true });
    expect((await reset(resetToken)).statusCode).toBe(200);
    expect((await look(resetToken)).json()).toEqual({ usable: false });
  });

  test('tells that it is too old', async () => {
    const { resetToken } = await aForgetfulFan();
    site.clock.now += 61 * MINUTE_MS;
    expect((await look(resetToken)).json()).toEqual({ usable: false });
    site.clock.now -= 61 * MINUTE_MS;
  });

  test.each(['', 'no token', 'a.b'])('tells that %j is none', async (token) => {
    expect((await look(token)).json()).toEqual({ usable: false });
  });

  test('is limited', async () => {
    const strict = await startTestApp({ LIMITS_FACTOR: '0.01' });
    const answers = [await look('a.b', strict), await look('a.b', strict)];
    await strict.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
  });
});

describe('asking for a reset', () => {
  test('sends a friendly mail with a link to the public site', async () => {
    const { username } = await signUpFan(site);
    const { headers, text } = await mailTo(`${username}@example.org`);
    expect(headers['subject']).toBe('Reset your Thirteen password');
    expect(headers['from']).toBe('Thirteen <no-reply@localhost>');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Hi ${username},`);
    expect(text).toMatch(/\r\nhttps:\/\/thirteen\.example\/reset-password\?token=[\w.-]{60,}\r\n/);
    expect(text).toContain('60 minutes');
    expect(text).toContain('the older ones too');
  });

  test('answers the same whether the address is known or not', async () => {
    const quiet = await startTestApp();
    const { username } = await signUpFan(quiet);
    const answers = await Promise.all(
      [`${username}@example.org`, 'nobody@example.org', 'no address', username].map(async (email) => {
        const reply = await quiet.send('POST', '/api/auth/forgot-password', { body: { email } });
        return [reply.statusCode, reply.json()];
      }),
    );
    await quiet.close();
    expect(answers).toEqual(answers.map(() => [200, { message: expect.any(String) }]));
    expect(new Set(answers.map(([, body]) => JSON.stringify(body)))).toHaveProperty('size', 1);
  });

  test('waits the same least time for a known and an unknown address', async () => {
    const quiet = await startTestApp();
    const { username } = await signUpFan(quiet);
    for (const email of [`${username}@example.org`, 'nobody@example.org']) {
      const start = performance.now();
      await quiet.send('POST', '/api/auth/forgot-password', { body: { email } });
      // A timer may ring a little early by this clock.
      expect(performance.now() - start).toBeGreaterThan(145);
    }
    await quiet.close();
  });

  test.each([13, null, ['a@example.org'], 'a@example.org\u0000'])(
    'refuses %j as an address',
    async (email) => {
      const reply = await forget(email);
      expect([reply.statusCode, reply.json().field]).toEqual([400, 'email']);
    },
  );

  test('stores neither the token nor, once it is sent, the words and the address', async () => {
    const { email, resetToken } = await aForgetfulFan();
    const { read } = site.database;
    const resets = await read.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(resets)).not.toContain(resetToken.split('..')[1]);
    await expect
      .poll(async () => JSON.stringify(await read.selectFrom('mails').selectAll().execute()))
      .not.toContain(email);
  });
});

describe('resetting the password', () => {
  test('lets the new one in and the old one no longer', async () => {
    const { username, password, resetToken } = await aForgetfulFan();
    const reply = await reset(resetToken);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: expect.any(String) }]);
    expect((await logIn(username, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await logIn(username, password)).statusCode).toBe(401);
  });

  test('ends all sessions', async () => {
    const { username, password, token, resetToken } = await aForgetfulFan();
    const other = (await logIn(username, password)).json().token;
    await reset(resetToken);
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 401]);
  });

  test('works once with a link', async () => {
    const { resetToken } = await aForgetfulFan();
    await reset(resetToken);
    expect((await reset(resetToken, 'a third long evening')).json()).toEqual(REFUSAL);
  });

  test('works once with a link that is used twice at once', async () => {
    const { resetToken } = await aForgetfulFan();
    const replies = await Promise.all([reset(resetToken), reset(resetToken)]);
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 400]);
  });

  test('works for 60 minutes', async () => {
    const [one, two] = [await aForgetfulFan(), await aForgetfulFan()];
    site.clock.now += 60 * MINUTE_MS - 1;
    expect((await reset(one.resetToken)).statusCode).toBe(200);
    site.clock.now += 1;
    expect((await reset(two.resetToken)).json()).toEqual(REFUSAL);
  });

  test('works with an older link while no other was used', async () => {
    const { email, resetToken } = await aForgetfulFan();
    const newer = tokenIn(await mailTo(email));
    expect(newer).not.toBe(resetToken);
    expect((await reset(resetToken)).statusCode).toBe(200);
    expect((await reset(newer)).json()).toEqual(REFUSAL);
  });

  test('no longer works after the password was changed by the fan', async () => {
    const { token, password, resetToken } = await aForgetfulFan();
    const body = { currentPassword: password, newPassword: NEW_PASSWORD };
    await site.send('PUT', '/api/account/password', { token, body });
    expect((await reset(resetToken)).json()).toEqual(REFUSAL);
  });

  test('is refused with the token of a session', async () => {
    const { token } = await aForgetfulFan();
    expect((await reset(token)).json()).toEqual(REFUSAL);
  });

  test.each(['', 'x', '..', 'a.b', "' or 1=1 --", `${'x'.repeat(22)}.${'y'.repeat(43)}`])(
    'is refused with the token "%s"',
    async (token) => {
      expect((await reset(token)).json()).toEqual(REFUSAL);
    },
  );

  test.each([
    { name: 'a short one', password: 'short', says: 'Password must have 8 to 128 characters' },
    { name: 'a common one', password: 'sunshine1', says: 'This password is too common' },
  ])('refuses $name, and the link stays usable', async ({ password, says }) => {
    const { resetToken } = await aForgetfulFan();
    const refused = await reset(resetToken, password);
    expect(refused.json()).toEqual({ ...REFUSAL, message: says, field: 'newPassword' });
    expect((await reset(resetToken)).statusCode).toBe(200);
  });

  test.each([
    { name: 'a number as token', token: 13, password: NEW_PASSWORD, field: 'token' },
    { name: 'an endless token', token: 'x'.repeat(5000), password: NEW_PASSWORD, field: 'token' },
    { name: 'a list as password', token: 'x', password: [NEW_PASSWORD], field: 'newPassword' },
    { name: 'no password', token: 'x', password: null, field: 'newPassword' },
  ])('refuses $name', async ({ token, password, field }) => {
    const reply = await reset(token, password);
    expect([reply.statusCode, reply.json().field]).toEqual([400, field]);
  });

  test("opens the author's account to who reads the contact's mail", async () => {
    expect((await reset(tokenIn(await mailTo('author@example.org')))).statusCode).toBe(200);
    expect((await logIn('thirteen', NEW_PASSWORD)).statusCode).toBe(200);
  });
});

test('whoever asks all five mails of an hour away from a fan leaves the fan five links that work', async () => {
  const strict = await startTestApp();
  const { username } = await signUpFan(strict);
  const ask = () =>
    strict.send('POST', '/api/auth/forgot-password', { body: { email: `${username}@example.org` } });
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await ask()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const tokens = (await readOutbox(strict.dataDir, 5)).map(tokenIn);
  expect(new Set(tokens)).toHaveProperty('size', 5);

  strict.clock.now += 60 * MINUTE_MS - 1;
  const body = { token: tokens[0], newPassword: NEW_PASSWORD };
  expect((await strict.send('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
  strict.clock.now += 1;
  expect((await ask()).statusCode).toBe(200);
  await strict.close();
});

describe('while the mail server is down', () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let waiting: TestApp;
  let fan: Awaited<ReturnType<typeof signUpFan>>;
  beforeEach(async () => {
    mailServer = await startMailServer();
    await mailServer.stop();
    waiting = await startTestApp({ SMTP_URL: mailServer.url });
    fan = await signUpFan(waiting);
    await ask(`${fan.username}@example.org`);
    await vi.waitUntil(async () => (await nextAttempts())[0] === waiting.clock.now + 10_000, 60_000);
  });
  afterEach(async () => {
    await waiting.close();
    await mailServer.stop();
  });

  const ask = (email: string) => waiting.send('POST', '/api/auth/forgot-password', { body: { email } });
  const listMails = () => waiting.database.read.selectFrom('mails').selectAll().execute();
  const nextAttempts = async () => (await listMails()).map((mail) => mail.next_attempt_at);
  const received = () => mailServer.received.map(({ recipients }) => recipients[0]);

  /** Starts the mail server, and lets another fan ask, so that what is due is sent. Gives who else got a mail. */
  async function untilSent() {
    mailServer = await startMailServer(mailServer.port);
    const other = await signUpFan(waiting);
    await ask(`${other.username}@example.org`);
    const unsent = async () => (await listMails()).filter((mail) => mail.sent_at === null);
    await expect.poll(unsent).toEqual([]);
    expect(received()).toContain(`${other.username}@example.org`);
    return received().filter((recipient) => recipient !== `${other.username}@example.org`);
  }

  test('a mail waits without its words, and its link is good for 60 minutes from its sending', async () => {
    expect(await listMails()).toMatchObject([{ kind: 'password-reset', subject: '', text: '' }]);
    waiting.clock.now += 50 * MINUTE_MS;
    expect(await untilSent()).toEqual([`${fan.username}@example.org`]);
    const token = tokenIn(mailServer.received.find(({ text }) => text.includes(fan.username)));
    waiting.clock.now += 59 * MINUTE_MS;
    const body = { token, newPassword: NEW_PASSWORD };
    expect((await waiting.send('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
  });

  test.each([
    {
      name: 'whose fan has changed the password since',
      change: async () => {
        const body = { currentPassword: fan.password, newPassword: NEW_PASSWORD };
        await waiting.send('PUT', '/api/account/password', { token: fan.token, body });
        waiting.clock.now += MINUTE_MS;
      },
    },
    {
      name: 'whose account is gone',
      change: async () => {
        await waiting.send('DELETE', '/api/account', { token: fan.token, body: { password: fan.password } });
        waiting.clock.now += MINUTE_MS;
      },
    },
    {
      name: 'that was asked for more than 60 minutes ago',
      change: async () => {
        waiting.clock.now += 60 * MINUTE_MS + 1;
      },
    },
  ])('a mail $name is dropped', async ({ change }) => {
    await change();
    expect(await untilSent()).toEqual([]);
  });
});
