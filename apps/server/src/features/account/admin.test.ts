import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRight } from '#platform/db/rights.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const ADMIN = fileURLToPath(new URL('../../../scripts/admin.ts', import.meta.url));

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** Runs `npm run admin -- ...` beside the app that runs. */
async function runAdmin(...args: string[]) {
  const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? '' };
  const admin = spawn(process.execPath, [ADMIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  admin.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  admin.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const [code] = await once(admin, 'close');
  return { code: Number(code), ...output };
}

async function mayAddAlbums(username: string): Promise<boolean> {
  const { id } = await site.database.read
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return hasRight(site.database.read, id, 'catalogue');
}

describe('npm run admin', () => {
  test('grants a right while the server runs, as often as one likes', async () => {
    const { username } = await signUpFan(site);
    const stdout = `${username} now has the right catalogue.\n`;
    expect(await runAdmin('grant', 'catalogue', username)).toEqual({ code: 0, stdout, stderr: '' });
    expect((await runAdmin('grant', 'catalogue', username.toUpperCase())).code).toBe(0);
    expect(await mayAddAlbums(username)).toBe(true);
  });

  test('revokes a right', async () => {
    const { username } = await signUpFan(site);
    await runAdmin('grant', 'catalogue', username);
    const stdout = `${username} no longer has the right catalogue.\n`;
    expect(await runAdmin('revoke', 'catalogue', username)).toEqual({ code: 0, stdout, stderr: '' });
    expect(await mayAddAlbums(username)).toBe(false);
  });

  test('gives nobody a right who was not named', async () => {
    const [one, other] = [await signUpFan(site), await signUpFan(site)];
    await runAdmin('grant', 'catalogue', one.username);
    expect(await mayAddAlbums(other.username)).toBe(false);
  });

  test.each([
    {
      name: 'an unknown account',
      args: ['grant', 'catalogue', 'no-such-fan'],
      says: 'There is no account "no-such-fan".\n',
    },
    {
      name: 'an unknown right',
      args: ['grant', 'everything', 'thirteen'],
      says: 'Usage: npm run admin -- grant|revoke catalogue <username>\n',
    },
    {
      name: 'an unknown command',
      args: ['give', 'catalogue', 'thirteen'],
      says: 'Usage: npm run admin -- grant|revoke catalogue <username>\n',
    },
    {
      name: 'no username',
      args: ['grant', 'catalogue'],
      says: 'Usage: npm run admin -- grant|revoke catalogue <username>\n',
    },
  ])('says no to $name in one line', async ({ args, says }) => {
    expect(await runAdmin(...args)).toEqual({ code: 1, stdout: '', stderr: says });
  });
});
