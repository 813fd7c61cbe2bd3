import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startMailServer } from '../mailbox.ts';
import { signUpAt } from './process-fan.ts';
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts';
import { isEverything } from '../everything.ts';

const PASSWORD = 'a long quiet evening';
const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

type Asking = {
  readonly token?: string;
  readonly body?: unknown;
  readonly method?: string;
  readonly from?: string;
};

function ask(origin: string, path: string, { token, body, method, from }: Asking = {}): Promise<Response> {
  return fetch(origin + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe.runIf(isPostgres)('two processes on one database', () => {
  let site: TwoProcesses;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let a = '';
  let b = '';
  beforeAll(async () => {
    mails = await startMailServer();
    site = await startTwoProcesses({ LIMITS_FACTOR: '1', TRUST_PROXY: 'loopback', SMTP_URL: mails.url });
    [a, b] = [site.servers[0].origin, site.servers[1].origin];
  });
  afterAll(async () => {
    await site?.stop();
    await mails?.stop();
  });

  const statusAt = async (origin: string, token: string) =>
    (await ask(origin, '/api/profile/user-profile', { token })).status;

  test.each([
    ['a logout', '/api/auth/logout', 'POST', undefined],
    ['a logout everywhere', '/api/account/logout-everywhere', 'POST', { password: PASSWORD }],
    ['the end of the account', '/api/account', 'DELETE', { password: PASSWORD }],
  ])('%s at one ends the session at the other at once', async (_, path, method, body) => {
    const token = await signUpAt(a);
    expect(await statusAt(b, token)).toBe(200);
    expect((await ask(a, path, { token, method, body })).ok).toBe(true);
    expect(await statusAt(b, token)).toBe(401);
  });

  test('a new password at one ends the other sessions at both', async () => {
    const token = await signUpAt(b);
    const { username } = (await (await ask(b, '/api/profile/user-profile', { token })).json()) as {
      username: string;
    };
    const login = await ask(a, '/api/auth/login', { body: { username, password: PASSWORD } });
    const { token: second } = (await login.json()) as { token: string };
    const body = { currentPassword: PASSWORD, newPassword: `${PASSWORD}, again` };
    expect((await ask(a, '/api/account/password', { token: second, method: 'PUT', body })).status).toBe(200);
    expect([await statusAt(a, token), await statusAt(b, token), await statusAt(b, second)]).toEqual([
      401, 401, 200,
    ]);
  });

  test('count one limit together, also when all tries come at once', async () => {
    const body = { name: 'Fan', email: 'fan@example.org', message: 'Hello', type: 'contact' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, time) =>
        ask(time % 2 === 0 ? a : b, '/api/sendMail/sendMail', { body, from: '198.51.100.1' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 7 }, () => 429),
    ]);
  });

  test('send each of many mails once', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `many-${index}@example.org`);
    await Promise.all(
      emails.map((email, index) => {
        const body = { username: `many-${index}`, email, password: PASSWORD };
        return ask(index % 2 === 0 ? a : b, '/api/auth/signup', { body, from: '198.51.100.2' });
      }),
    );
    await Promise.all(
      emails.map((email, index) =>
        ask(index % 2 === 0 ? b : a, '/api/auth/forgot-password', { body: { email }, from: '198.51.100.3' }),
      ),
    );
    await vi.waitFor(async () => {
      const waiting = await site.query(
        "select 1 from mails where sent_at is null and recipient like 'many-%'",
      );
      expect(waiting).toEqual([]);
    }, 60_000);
    const resets = mails.received.filter(({ text }) => text.includes('/reset-password?'));
    const recipients = resets.flatMap((mail) => mail.recipients).filter((email) => email.startsWith('many-'));
    expect(recipients.toSorted()).toEqual(emails.toSorted());
  });

  test('show what changed at the other: a profile at once, an album when it looks next', async () => {
    const token = await signUpAt(a);
    const saved = await ask(a, '/api/profile/theme', { token, method: 'PUT', body: { theme: 'Red' } });
    expect(saved.status).toBe(200);
    expect(await (await ask(b, '/api/profile/user-profile', { token })).json()).toMatchObject({
      theme: 'Red',
    });

    const { username } = (await saved.json()) as { username: string };
    await site.query(
      `insert into rights (user_id, right_name) select id, 'catalogue' from users where username = '${username}'`,
    );
    const album = {
      title: 'A Record of Two',
      releaseDate: '2026-01-13',
      songs: [{ title: 'Two at Once', track: 1 }],
    };
    expect((await ask(a, '/api/albums/add-album', { token, body: album })).status).toBe(201);
    await vi.waitFor(
      async () => {
        const found = await ask(b, '/api/albums/album/A%20Record%20of%20Two');
        expect(found.status).toBe(200);
      },
      { timeout: 60_000, interval: 50 },
    );
  });
});

describe.runIf(isPostgres)('the process that sends a mail is killed', () => {
  test.each(isEverything ? (['recipient', 'message'] as const) : (['message'] as const))(
    'while the mail server thinks about the %s: the other sends it, under the same id',
    async (stage) => {
      const hold = Promise.withResolvers<void>();
      const reached = Promise.withResolvers<void>();
      const mails = await startMailServer(0, async (at) => {
        if (at !== stage) return;
        reached.resolve();
        await hold.promise;
      });
      const site = await startTwoProcesses({ SMTP_URL: mails.url });
      const [sender, other] = site.servers;
      const email = 'held@example.org';
      const account = { username: 'held', email, password: PASSWORD };
      await ask(sender.origin, '/api/auth/signup', { body: account });
      await ask(sender.origin, '/api/auth/forgot-password', { body: { email } });
      await reached.promise;
      await sender.end('SIGKILL');
      hold.resolve();
      // What a dead process holds is free after two minutes; here they pass at once.
      await site.query('update mails set next_attempt_at = 0 where sent_at is null');
      // The other looks at once when it stores one itself.
      const second = { username: 'second', email: 'second@example.org', password: PASSWORD };
      await ask(other.origin, '/api/auth/signup', { body: second });
      await ask(other.origin, '/api/auth/forgot-password', { body: { email: second.email } });
      await vi.waitFor(
        async () => expect(await site.query('select 1 from mails where sent_at is null')).toEqual([]),
        { timeout: 60_000, interval: 50 },
      );
      const resets = mails.received.filter(
        ({ text, recipients }) => text.includes('/reset-password?') && recipients.includes(email),
      );
      // An answer that nobody heard can't be known; whoever sends it again says that it is the same mail.
      expect(resets.length).toBeGreaterThan(0);
      expect(resets.length).toBeLessThanOrEqual(stage === 'recipient' ? 1 : 2);
      expect(new Set(resets.map(({ headers }) => headers['message-id'])).size).toBe(1);
      await site.stop();
      await mails.stop();
    },
    120_000,
  );
});
