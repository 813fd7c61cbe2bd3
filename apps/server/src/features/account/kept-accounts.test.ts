import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '../../testing/mailbox.ts';
import { runAdminFor, runAdminProgram, runAdminTyping } from '../../testing/operator-scripts.ts';
import { aShownFan } from '../../testing/shown-fan.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const statusOf = async (url: string) => (await site.send('GET', url)).statusCode;
const logIn = (username: string) =>
  site.send('POST', '/api/auth/login', { body: { username, password: 'a long quiet evening' } });

describe('an account that the operator renames', () => {
  test('is found by its new name alone, keeps everything, and its fan gets a mail', async () => {
    const fan = await aShownFan(site);
    const wanted = `Kind.${fan.username.slice(-8)}`;
    const { code, stdout, stderr } = await runAdminFor(site, 'rename', fan.username.toUpperCase(), wanted);
    expect([code, stdout]).toEqual([0, `${fan.username} is now ${wanted}.\n`]);
    expect(JSON.parse(stderr)).toMatchObject({ security: 'account-renamed', what: 'operator' });
    expect((await logIn(fan.username)).statusCode).toBe(401);
    expect((await logIn(wanted)).json()).toMatchObject({ user: { username: wanted } });
    expect(await statusOf(`/public-profile/${fan.username}`)).toBe(404);
    expect(await statusOf(`/share-setlist/${wanted}`)).toBe(200);
    const found = async (search: string) =>
      (await fan.get(`/api/profile/all-public-profiles?search=${search}`)).json().users.map(nameOf);
    expect([await found(wanted), await found(fan.username)]).toEqual([[wanted], []]);

    // The command stored its mail by the clock of the machine; a message wakes the sender.
    site.clock.now = Date.now() + 1000;
    await site.send('POST', '/api/sendMail/sendMail', {
      body: { name: 'Ana', email: 'ana@example.org', message: 'Wake up!', type: 'contact' },
    });
    const mails = await readOutbox(site.dataDir, 2);
    const told = mails.find(({ headers }) => headers['to'] === `${fan.username}@example.org`);
    expect(told?.text).toContain(`your username on Thirteen is now ${wanted}.`);
  });

  test.each([
    { name: 'a taken name', wanted: 'thirteen-fan-taken', says: 'This username is already taken' },
    { name: 'a reserved name', wanted: 'Adm1n-Team', says: 'This username is reserved' },
    { name: 'a word of abuse', wanted: 'sh1t.head', says: 'Username holds a word that is not allowed here' },
    { name: 'a short name', wanted: 'ab', says: 'Username must have 3 to 20 characters' },
  ])('keeps its own name in place of $name', async ({ wanted, says }) => {
    const body = {
      username: 'thirteen-fan-taken',
      email: 'taken@example.org',
      password: 'a long quiet evening',
    };
    await site.send('POST', '/api/auth/signup', { body });
    const fan = await signUpFan(site);
    expect(await runAdminFor(site, 'rename', fan.username, wanted)).toMatchObject({
      code: 1,
      stderr: `${says}\n`,
    });
    expect((await logIn(fan.username)).statusCode).toBe(200);
  });

  test('may change the case of its name; the author keeps the one of the configuration', async () => {
    const fan = await signUpFan(site);
    const wanted = fan.username.replace('fan', 'FAN');
    expect((await runAdminFor(site, 'rename', fan.username, wanted)).code).toBe(0);
    expect((await logIn(fan.username)).json()).toMatchObject({ user: { username: wanted } });
    expect((await runAdminFor(site, 'rename', 'thirteen', 'someone-else')).code).toBe(1);
  });
});

describe('an account that the operator deletes', () => {
  test.each([
    { name: 'typed the name again', typed: (username: string) => `${username}\n`, options: [] },
    { name: 'said --yes', typed: () => '', options: ['--yes'] },
  ])(
    'goes with everything, once the operator $name, and the log of deletions has it',
    async ({ typed, options }) => {
      const fan = await aShownFan(site);
      const { code, stdout, stderr } = await runAdminProgram(
        site,
        typed(fan.username),
        'delete',
        fan.username,
        ...options,
      );
      expect([code, stdout]).toEqual([
        0,
        `${fan.username} is deleted, with everything that belonged to it.\n`,
      ]);
      expect(stderr).toContain('"security":"account-deleted"');
      expect(await statusOf(`/public-profile/${fan.username}`)).toBe(404);
      expect((await fan.profile()).statusCode).toBe(401);
      expect(await readFile(join(site.dataDir, 'deletions.log'), 'utf8')).toMatch(/\S/);
    },
  );

  test.each([
    { name: 'another name', typed: 'somebody-else\n' },
    { name: 'nothing', typed: '\n' },
    { name: 'not even that', typed: '' },
  ])('stays when the operator typed $name', async ({ typed }) => {
    const fan = await signUpFan(site);
    const said = await runAdminTyping(site, typed, 'delete', fan.username);
    expect([said.code, said.stdout]).toEqual([1, '']);
    expect(said.stderr).toContain('Nothing was deleted: that is another name.');
    expect((await logIn(fan.username)).statusCode).toBe(200);
  });
});

function nameOf({ username }: { readonly username: string }): string {
  return username;
}
