import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox, tokenIn } from '../../../testing/mailbox.ts';
import { signUpFan, startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Fan = Awaited<ReturnType<typeof signUpFan>> & { readonly email: string };

const HOUR_MS = 60 * 60 * 1000;
const REFUSAL = {
  statusCode: 400,
  error: 'Bad Request',
  message: 'This link is invalid or has expired',
  field: 'token',
};
const TAKEN = {
  statusCode: 409,
  error: 'Conflict',
  message: 'This email is already registered',
  field: 'email',
};

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000', PUBLIC_URL: 'https://thirteen.example' });
});
afterAll(() => site.close());

async function aFan(at = site): Promise<Fan> {
  const fan = await signUpFan(at);
  return { ...fan, email: `${fan.username}@example.org` };
}
const ask = (fan: Fan, body: object = {}, at = site) =>
  at.send('POST', '/api/account/email', { token: fan.token, body });
const confirm = (token: unknown) => site.send('POST', '/api/auth/confirm-email', { body: { token } });
const account = async (fan: Fan) => (await site.send('GET', '/api/account', { token: fan.token })).json();
const logIn = async (username: string, password: string) =>
  (await site.send('POST', '/api/auth/login', { body: { username, password } })).statusCode;
const forget = (email: string) => site.send('POST', '/api/auth/forgot-password', { body: { email } });

const seen = new Set<string | undefined>();
/** The mail that what was just asked for brings. */
async function nextMail() {
  const outbox = await readOutbox(site.dataDir, seen.size + 1);
  const mail = outbox.find(({ headers }) => !seen.has(headers['message-id']));
  seen.add(mail?.headers['message-id']);
  return mail;
}

/** Asks for a link, to the account's address or with the password to another one, and gives its token. */
async function aLink(fan: Fan, email?: string): Promise<string> {
  const reply = await ask(fan, email === undefined ? {} : { email, password: fan.password });
  if (reply.statusCode !== 200) throw new Error(`The request for a link answered ${reply.body}`);
  return tokenIn(await nextMail());
}

describe('asking for a link', () => {
  test('sends a friendly mail to the present address, which is confirmed by its link', async () => {
    const fan = await aFan();
    expect(await account(fan)).toEqual({
      username: fan.username,
      email: fan.email,
      emailConfirmed: false,
      emailBounced: false,
      hidden: false,
      createdAt: new Date(site.clock.now).toISOString(),
    });
    expect((await ask(fan)).json()).toEqual({ message: 'A mail with a link is on its way.' });
    const mail = await nextMail();
    expect(mail?.headers).toMatchObject({ to: fan.email, subject: 'Confirm your email for Thirteen' });
    expect(mail?.text).toContain(`Hi ${fan.username},`);
    expect(mail?.text).toMatch(/\r\nhttps:\/\/thirteen\.example\/confirm-email\?token=[\w.-]{60,}\r\n/);

    const reply = await confirm(tokenIn(mail));
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'Your email is confirmed.' }]);
    expect(await account(fan)).toMatchObject({ email: fan.email, emailConfirmed: true });
    const data = await site.send('GET', '/api/account/data', { token: fan.token });
    expect(data.json()).toMatchObject({ emailConfirmedAt: new Date(site.clock.now).toISOString() });
    expect((await ask(fan)).json()).toEqual({ message: 'Your email is confirmed already.' });
  });

  test('for another address takes the password, and the address is the account’s once it is confirmed', async () => {
    const fan = await aFan();
    const email = `new-${fan.email}`;
    for (const password of [undefined, '', 'not this one']) {
      const refused = await ask(fan, { email, ...(password !== undefined && { password }) });
      expect([refused.statusCode, refused.json().field]).toEqual([400, 'password']);
    }
    const token = await aLink(fan, email);
    expect(await account(fan)).toMatchObject({ email: fan.email, emailConfirmed: false });
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await account(fan)).toMatchObject({ email, emailConfirmed: true });
    expect([await logIn(email, fan.password), await logIn(fan.email, fan.password)]).toEqual([200, 401]);
    expect((await site.send('GET', '/api/account/data', { token: fan.token })).statusCode).toBe(200);
  });

  test('answers the same whether the address is free, an account’s or a confirmed one', async () => {
    const [fan, holder] = [await aFan(), await aFan()];
    const answers = [];
    for (const email of [`free-${fan.email}`, holder.email]) {
      answers.push((await ask(fan, { email, password: fan.password })).body);
      await nextMail();
    }
    await confirm(await aLink(holder));
    answers.push((await ask(fan, { email: holder.email, password: fan.password })).body);
    await nextMail();
    expect(new Set(answers)).toHaveProperty('size', 1);
  });

  test.each([13, null, '', 'nobody@nowhere', 'a@example.org\u0000'])(
    'refuses %j as an address',
    async (email) => {
      const fan = await aFan();
      const reply = await ask(fan, { email, password: fan.password });
      expect([reply.statusCode, reply.json().field]).toEqual([400, 'email']);
    },
  );

  test('needs a session', async () => {
    for (const [method, url] of [
      ['POST', '/api/account/email'],
      ['GET', '/api/account'],
    ] as const)
      expect((await site.send(method, url, { ...(method === 'POST' && { body: {} }) })).statusCode).toBe(401);
  });

  test('stores neither the token nor, once it is sent, the address', async () => {
    const fan = await aFan();
    const email = `hidden-${fan.email}`;
    const token = await aLink(fan, email);
    const { read } = site.database;
    const links = await read.selectFrom('email_confirmations').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token.split('..')[1]);
    const mails = async () => JSON.stringify(await read.selectFrom('mails').selectAll().execute());
    await expect.poll(mails).not.toContain(email);
  });
});

describe('a link', () => {
  test('works once, also when it is used twice at once', async () => {
    const token = await aLink(await aFan());
    const replies = await Promise.all([confirm(token), confirm(token)]);
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 400]);
    expect((await confirm(token)).json()).toEqual(REFUSAL);
  });

  test('works for 24 hours', async () => {
    const [one, two] = [await aLink(await aFan()), await aLink(await aFan())];
    site.clock.now += 24 * HOUR_MS - 1;
    expect((await confirm(one)).statusCode).toBe(200);
    site.clock.now += 1;
    expect((await confirm(two)).json()).toEqual(REFUSAL);
  });

  test('no longer works after the password was changed, which may have been a stranger’s', async () => {
    const fan = await aFan();
    const token = await aLink(fan, `stranger-${fan.email}`);
    const body = { currentPassword: fan.password, newPassword: 'another long evening' };
    await site.send('PUT', '/api/account/password', { token: fan.token, body });
    expect((await confirm(token)).json()).toEqual(REFUSAL);
  });

  test('of a reset confirms nothing, and the other way round', async () => {
    const fan = await aFan();
    await forget(fan.email);
    expect((await confirm(tokenIn(await nextMail()))).json()).toEqual(REFUSAL);
    const body = { token: await aLink(fan), newPassword: 'another long evening' };
    const reply = await site.send('POST', '/api/auth/reset-password', { body });
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'token']);
  });

  test.each(['', 'x', 'a.b', `${'x'.repeat(22)}.${'y'.repeat(43)}`])('is refused as "%s"', async (token) => {
    expect((await confirm(token)).json()).toEqual(REFUSAL);
  });

  test.each([13, null, 'x'.repeat(5000)])('is refused as %j', async (token) => {
    const reply = await confirm(token);
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'token']);
  });

  test('to a new address makes reset links to the old one useless', async () => {
    const fan = await aFan();
    await forget(fan.email);
    const reset = tokenIn(await nextMail());
    await confirm(await aLink(fan, `moved-${fan.email}`));
    const body = { token: reset, newPassword: 'another long evening' };
    expect((await site.send('POST', '/api/auth/reset-password', { body })).statusCode).toBe(400);
  });
});

describe('an address of two fans', () => {
  test('goes to the one who confirms it; the other keeps the account, and loses its sign-in by the address', async () => {
    const [stranger, owner] = [await aFan(), await aFan()];
    await forget(stranger.email);
    const reset = tokenIn(await nextMail());
    expect((await confirm(await aLink(owner, stranger.email.toUpperCase()))).statusCode).toBe(200);

    expect(await account(owner)).toMatchObject({ email: stranger.email.toUpperCase(), emailConfirmed: true });
    expect(await account(stranger)).toMatchObject({ email: '', emailConfirmed: false });
    const data = await site.send('GET', '/api/account/data', { token: stranger.token });
    expect(data.json()).toMatchObject({ email: '', emailConfirmedAt: null });
    const body = { username: stranger.email, password: owner.password };
    expect((await site.send('POST', '/api/auth/login', { body })).json().user.username).toBe(owner.username);
    expect(await logIn(stranger.username, stranger.password)).toBe(200);

    const resetBody = { token: reset, newPassword: 'another long evening' };
    const refusal = await site.send('POST', '/api/auth/reset-password', { body: resetBody });
    expect(refusal.statusCode).toBe(400);
    await forget(stranger.email);
    expect((await nextMail())?.text).toContain(`Hi ${owner.username},`);
    const askedAgain = await ask(stranger);
    expect([askedAgain.statusCode, askedAgain.json().field]).toEqual([400, 'email']);
    // With an address of its own, the account is as any other.
    expect((await confirm(await aLink(stranger, `own-${stranger.email}`))).statusCode).toBe(200);
    expect(await logIn(`own-${stranger.email}`, stranger.password)).toBe(200);
  });

  test('stays with the one who has confirmed it', async () => {
    const [holder, late] = [await aFan(), await aFan()];
    await confirm(await aLink(holder));
    const refused = await confirm(await aLink(late, holder.email));
    expect([refused.statusCode, refused.json()]).toEqual([409, TAKEN]);
    expect(await account(holder)).toMatchObject({ email: holder.email, emailConfirmed: true });
    expect(await account(late)).toMatchObject({ email: late.email, emailConfirmed: false });
  });

  test('goes to one of several who confirm it at once, and nobody else gets it or fails', async () => {
    const holder = await aFan();
    const fans = [holder, ...(await Promise.all([aFan(), aFan(), aFan()]))];
    const tokens = [await aLink(holder)];
    for (const fan of fans.slice(1)) tokens.push(await aLink(fan, holder.email));
    const statuses = (await Promise.all(tokens.map(confirm))).map((reply) => reply.statusCode);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    const accounts = await Promise.all(fans.map(account));
    const having = accounts.filter(({ email }) => email === holder.email);
    expect(having).toMatchObject([{ emailConfirmed: true }]);
  });

  test('is not mixed up when two fans confirm each other’s at once', async () => {
    const [one, two] = [await aFan(), await aFan()];
    const tokens = [await aLink(one, two.email), await aLink(two, one.email)];
    const statuses = (await Promise.all(tokens.map(confirm))).map((reply) => reply.statusCode);
    expect(statuses).toEqual([200, 200]);
    expect([(await account(one)).email, (await account(two)).email]).toEqual([two.email, one.email]);
  });

  test('is still refused to a new account', async () => {
    const fan = await aFan();
    const body = { username: 'another-fan', email: fan.email, password: 'a long quiet evening' };
    const reply = await site.send('POST', '/api/auth/signup', { body });
    expect([reply.statusCode, reply.json()]).toEqual([409, TAKEN]);
  });
});

test('five links an hour are sent to an account, and what strangers ask for an address takes none of its fan’s', async () => {
  const strict = await startTestApp();
  const [fan, stranger, other] = [await aFan(strict), await aFan(strict), await aFan(strict)];
  const statusesOf = async (asker: Fan, body: object) => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(asker, body, strict)).statusCode);
    return statuses;
  };
  expect(await statusesOf(stranger, { email: fan.email, password: stranger.password })).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
  const another = await ask(other, { email: fan.email, password: other.password }, strict);
  expect([another.statusCode, another.headers['retry-after']]).toEqual([429, '3600']);
  expect(await statusesOf(fan, {})).toEqual([200, 200, 200, 200, 200, 429]);
  await strict.close();
});
