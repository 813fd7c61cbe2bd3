import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginReply, SessionEntry } from '@thirteen/contract/account.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox, tokenIn } from '../../testing/mailbox.ts';
import { startServer } from '../../testing/crashes/server-process.ts';
import { isEverything } from '../../testing/everything.ts';

const USERNAME = 'watchful';
const EMAIL = 'watchful@example.org';
const PASSWORD = 'seven secret evenings';
const SECOND_PASSWORD = 'eight secret evenings';
const THIRD_PASSWORD = 'nine secret evenings';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thirteen-events-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.runIf(isEverything)(
  'the log tells what happens to an account, by its id and roughly from where',
  async () => {
    const { origin, end } = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    async function ask<Reply>(method: string, path: string, body?: unknown, token = ''): Promise<Reply> {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const reply = await fetch(`${origin}/api${path}`, { method, headers, ...sent });
      expect([path, reply.ok]).toEqual([path, true]);
      return (await reply.json()) as Reply;
    }
    const logIn = async (password: string) =>
      (await ask<LoginReply>('POST', '/auth/login', { username: USERNAME, password })).token;

    await ask('POST', '/auth/signup', { username: USERNAME, email: EMAIL, password: PASSWORD });
    const first = await logIn(PASSWORD);
    const userId = first.split('.')[0];
    await ask('POST', '/auth/logout', undefined, first);
    await logIn(PASSWORD);
    const token = await logIn(PASSWORD);
    const sessions = await ask<SessionEntry[]>('GET', '/account/sessions', undefined, token);
    await ask('DELETE', `/account/sessions/${sessions[1]?.id}`, undefined, token);
    await ask('PUT', '/account/password', { currentPassword: PASSWORD, newPassword: SECOND_PASSWORD }, token);
    await ask('POST', '/account/logout-everywhere', { password: SECOND_PASSWORD }, token);
    await ask('POST', '/auth/forgot-password', { email: 'nobody@example.org' });
    await ask('POST', '/auth/forgot-password', { email: EMAIL });
    const resetToken = tokenIn((await readOutbox(dataDir, 1))[0]);
    await ask('POST', '/auth/reset-password', { token: resetToken, newPassword: THIRD_PASSWORD });
    const last = await logIn(THIRD_PASSWORD);
    await ask('DELETE', '/account', { password: THIRD_PASSWORD }, last);

    const lines = (await end('SIGTERM')).stdout.split('\n').filter((line) => line.includes('"security"'));
    const noted = (security: string, what?: string) => ({
      level: 30,
      time: expect.any(Number),
      security,
      userId,
      network: '127.0.0.0/24',
      ...(what !== undefined && { what }),
      msg: 'security event',
    });
    const { userId: _, ...askedByNobody } = noted('password-reset-asked');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      noted('signup'),
      noted('login'),
      noted('logout'),
      noted('login'),
      noted('login'),
      noted('sessions-ended', 'one'),
      noted('password-changed'),
      noted('sessions-ended', 'all'),
      askedByNobody,
      noted('password-reset-asked'),
      noted('password-reset'),
      noted('login'),
      noted('account-deleted'),
    ]);
    const told = lines.join('\n');
    for (const secret of [
      USERNAME,
      'example.org',
      'secret evenings',
      '127.0.0.1',
      ...[first, token, last, resetToken].map((text) => text.split('.')[1]),
    ]) {
      expect(told).not.toContain(secret);
    }
  },
);
