import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRight } from '#platform/db/rights.ts';
import { runAdminFor, runAdminProgram } from '../../testing/operator-scripts.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const USAGE_START = 'Usage: npm run admin -- grant catalogue <username>\n';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const runAdmin = (...args: string[]) => runAdminFor(site, ...args);

async function idOf(username: string): Promise<string> {
  const row = await site.database.read
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The line of the log that a change leaves, as the server's own lines are. */
async function securityLine(username: string, event: string, what: string) {
  const userId = await idOf(username);
  return { level: 30, time: expect.any(Number), security: event, userId, what, msg: 'security event' };
}

async function mayAddAlbums(username: string): Promise<boolean> {
  return hasRight(site.database.read, await idOf(username), 'catalogue');
}

describe('npm run admin', () => {
  test('grants a right while the server runs, as often as one likes', async () => {
    const { username } = await signUpFan(site);
    const stdout = `${username} now has the right catalogue.\n`;
    const { stderr, ...output } = await runAdminProgram(site, '', 'grant', 'catalogue', username);
    expect(output).toEqual({ code: 0, stdout });
    expect(JSON.parse(stderr)).toEqual(await securityLine(username, 'right-granted', 'catalogue'));
    expect((await runAdmin('grant', 'catalogue', username.toUpperCase())).code).toBe(0);
    expect(await mayAddAlbums(username)).toBe(true);
  });

  test('revokes a right', async () => {
    const { username } = await signUpFan(site);
    await runAdmin('grant', 'catalogue', username);
    const stdout = `${username} no longer has the right catalogue.\n`;
    const { stderr, ...output } = await runAdmin('revoke', 'catalogue', username);
    expect(output).toEqual({ code: 0, stdout });
    expect(JSON.parse(stderr)).toEqual(await securityLine(username, 'right-revoked', 'catalogue'));
    expect(await mayAddAlbums(username)).toBe(false);
  });

  test('gives nobody a right who was not named', async () => {
    const [one, other] = [await signUpFan(site), await signUpFan(site)];
    await runAdmin('grant', 'catalogue', one.username);
    expect(await mayAddAlbums(other.username)).toBe(false);
  });

  test('ends all sessions of an account while the server runs, and nobody else’s', async () => {
    const [fan, neighbor] = [await signUpFan(site), await signUpFan(site)];
    const statusOf = async (token: string) =>
      (await site.send('GET', '/api/account/sessions', { token })).statusCode;
    expect(await statusOf(fan.token)).toBe(200);

    const { stderr, ...output } = await runAdmin('end-sessions', fan.username.toUpperCase());
    const stdout = `${fan.username.toUpperCase()} is logged out on all devices.\n`;
    expect(output).toEqual({ code: 0, stdout });
    expect(JSON.parse(stderr)).toEqual(await securityLine(fan.username, 'sessions-ended', 'operator'));
    expect([await statusOf(fan.token), await statusOf(neighbor.token)]).toEqual([401, 200]);
  });

  test('turns the second factor of an account off, and ends its sessions', async () => {
    const { username, token } = await signUpFan(site);
    const userId = await idOf(username);
    const values = { user_id: userId, secret: 'A'.repeat(32), is_on: 1, last_step: 0 };
    await site.database.write((tx) => tx.insertInto('second_factors').values(values).execute());
    const { stderr, code } = await runAdmin('end-second-factor', username);
    expect(code).toBe(0);
    expect(JSON.parse(stderr)).toEqual(await securityLine(username, 'second-factor-off', 'operator'));
    const again = { username, password: 'a long quiet evening' };
    expect((await site.send('POST', '/api/auth/login', { body: again })).statusCode).toBe(200);
    expect((await site.send('GET', '/api/account/sessions', { token })).statusCode).toBe(401);
  });

  test('ends the sessions of everybody', async () => {
    const fans = [await signUpFan(site), await signUpFan(site)];
    expect((await runAdmin('end-sessions', '--all')).code).toBe(0);
    for (const { token } of fans)
      expect((await site.send('GET', '/api/account/sessions', { token })).statusCode).toBe(401);
  });

  test.each([
    {
      name: 'the second factor of everybody',
      args: ['end-second-factor', '--all'],
      says: 'There is no account "--all".\n',
    },
    {
      name: 'sessions of an unknown account',
      args: ['end-sessions', 'no-such-fan'],
      says: 'There is no account "no-such-fan".\n',
    },
    { name: 'sessions of nobody', args: ['end-sessions'], says: USAGE_START },
    { name: 'sessions of two', args: ['end-sessions', 'thirteen', 'fan-1'], says: USAGE_START },
    {
      name: 'an unknown account',
      args: ['grant', 'catalogue', 'no-such-fan'],
      says: 'There is no account "no-such-fan".\n',
    },
    {
      name: 'an unknown right',
      args: ['grant', 'everything', 'thirteen'],
      says: USAGE_START,
    },
    {
      name: 'an unknown command',
      args: ['give', 'catalogue', 'thirteen'],
      says: USAGE_START,
    },
    {
      name: 'no username',
      args: ['grant', 'catalogue'],
      says: USAGE_START,
    },
  ])('says no to $name', async ({ args, says }) => {
    const said = await runAdmin(...args);
    expect(said).toMatchObject({ code: 1, stdout: '' });
    expect(said.stderr.slice(0, says.length)).toBe(says);
  });

  test('says how each command is written', async () => {
    expect((await runAdminProgram(site, '')).stderr.trim().split('\n')).toEqual([
      'Usage: npm run admin -- grant catalogue <username>',
      '       npm run admin -- revoke catalogue <username>',
      '       npm run admin -- list [--hidden|--reported|--bounced]',
      '       npm run admin -- hide <username>',
      '       npm run admin -- show <username>',
      '       npm run admin -- rename <username> <new username>',
      '       npm run admin -- delete <username> [--yes]',
      '       npm run admin -- bounced <address> [--clear]',
      '       npm run admin -- end-sessions <username>|--all',
      '       npm run admin -- end-second-factor <username>',
      '       npm run admin -- add-album <file>',
      '       npm run admin -- distribute',
    ]);
  });
});
