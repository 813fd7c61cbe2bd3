import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox, tokenIn } from '../../testing/mailbox.ts';
import { startServer } from '../../testing/crashes/server-process.ts';

const PASSWORD = 'seven secret evenings';
const ADDRESS = '203.0.113.77';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thirteen-secrets-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('the log names no password, no token, no address and no fan', async () => {
  const { origin, end } = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    LIMITS_FACTOR: '1',
    TRUST_PROXY: 'on',
  });
  const ask = async (method: string, path: string, body?: unknown, token = '') => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': ADDRESS,
      authorization: `Bearer ${token}`,
    };
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as { readonly token: string };
  };

  const email = 'secretive@example.org';
  await ask('POST', '/auth/signup', { username: 'secretive', email, password: PASSWORD });
  const { token } = await ask('POST', '/auth/login', { username: 'secretive', password: PASSWORD });
  await ask('POST', '/auth/login', { username: 'secretive', password: `${PASSWORD}, wrong` });
  await ask('POST', '/auth/forgot-password', { email });
  const resetToken = tokenIn((await readOutbox(dataDir, 1))[0]);
  await ask('GET', '/account/data', undefined, token);
  await ask('POST', '/auth/reset-password', { token: resetToken, newPassword: `${PASSWORD}, new` });
  await ask('GET', '/account/data', undefined, token);

  // More than may fail; the last ones hit a limit.
  for (let round = 0; round < 12; round += 1)
    await ask('POST', '/auth/login', { username: email, password: `${PASSWORD}, guessed ${round}` });

  const { stdout, stderr } = await end('SIGTERM');
  const printed = stdout + stderr;
  for (const secret of [
    PASSWORD,
    token,
    resetToken,
    token.split('.')[1],
    resetToken.split('.')[1],
    'secretive',
    ADDRESS,
    '127.0.0.1"',
  ]) {
    expect(printed).not.toContain(secret);
  }
  const events = [...printed.matchAll(/"security":"([\w-]+)"/g)].map(([, event]) => event);
  expect(events).toEqual(expect.arrayContaining(['login', 'login-refused', 'limit-hit']));
  expect(printed).toMatch(/"security":"login","userId":"[\w-]{22}","network":"203\.0\.113\.0\/24"/);
});
