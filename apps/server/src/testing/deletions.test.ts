import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmptyPlace, readAllRows, runFor, type BackupSite } from './crashes/backup-site.ts';
import { runStatisticsCheck } from './operator-scripts.ts';
import { startServer, type RunningServer } from './crashes/server-process.ts';
import { isEverything } from './everything.ts';

const PASSWORD = 'a long quiet evening';

let files: string;
let site: BackupSite;
let server: RunningServer;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'thirteen-deletions-'));
  site = await anEmptyPlace();
  server = await startServer(site.env, { cheap: true });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await site.remove();
  await rm(files, { recursive: true, force: true });
});

async function ask(origin: string, call: `${string} /${string}`, body: unknown, token = '') {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const accountOf = (username: string) => ({ username, email: `${username}@example.org`, password: PASSWORD });

async function signUp(username: string): Promise<string> {
  const made = await ask(server.origin, 'POST /auth/signup', accountOf(username));
  expect(made.status).toBe(201);
  const login = await ask(server.origin, 'POST /auth/login', accountOf(username));
  return login.body['token'] ?? '';
}

async function deleteAccount(token: string): Promise<number> {
  return (await ask(server.origin, 'DELETE /account', { password: PASSWORD }, token)).status;
}

const logOf = ({ dataDir }: BackupSite) => join(dataDir, 'deletions.log');

describe('the log of deletions', () => {
  test('keeps deleted accounts deleted after a restore, and their names free', async () => {
    const [leaver] = [await signUp('leaver'), await signUp('stayer')];
    const song = { slot: 1, songId: 'red-red' };
    await ask(server.origin, 'POST /rankings/user/top-thirteen', song, leaver);
    const file = join(files, 'before.tar.gz');
    expect(await runFor(site, 'backup', [file])).toMatchObject({ code: 0 });
    expect(await deleteAccount(leaver)).toBe(200);

    const log = logOf(site);
    const place = await anEmptyPlace();
    const { code, stdout } = await runFor(place, 'restore', [file, '--deletions', log]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/1 accounts were deleted again, of \d+ that the logs of deletions name\.\n$/),
    ]);
    // The new machine's own log has it, too, for the next restore.
    expect(await readFile(logOf(place), 'utf8')).toContain((await lastLine(log)).userHash);
    expect(await runStatisticsCheck(place.env)).toMatchObject({ code: 0 });
    const restored = await startServer(place.env, { cheap: true });
    const logIn = (name: string) => ask(restored.origin, 'POST /auth/login', accountOf(name));
    expect([(await logIn('leaver')).status, (await logIn('stayer')).status]).toEqual([401, 200]);
    expect(await ask(restored.origin, 'POST /auth/signup', accountOf('leaver'))).toMatchObject({
      status: 201,
    });
    await restored.end('SIGTERM');
    // The new account of that name has another id, and stays when the log is replayed once more.
    const again = await runFor(place, 'restore', ['--deletions', log]);
    expect([again.code, again.stdout]).toEqual([0, expect.stringMatching(/^0 accounts were deleted again/)]);
    await place.remove();
  });

  test('holds nothing but a hash and a time, for the server’s account alone', async () => {
    const username = 'secretive';
    const token = await signUp(username);
    expect(await deleteAccount(token)).toBe(200);
    const userId = token.split('.')[0] ?? 'no id';
    const line = await lastLine(logOf(site));
    expect(line).toEqual({
      userHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      deletedAt: expect.stringMatching(/^20\d\d-.*Z$/),
    });
    const log = await readFile(logOf(site), 'utf8');
    expect([log.includes(username), log.includes(userId)]).toEqual([false, false]);
    expect((await stat(logOf(site))).mode & 0o777).toBe(0o600);
    expect((await readAllRows(site))['deletions']).toEqual([]);
  });

  test('goes on after a line that a power cut left', async () => {
    const token = await signUp('unlucky');
    await appendFile(logOf(site), '{"userHash":"0123');
    expect(await deleteAccount(token)).toBe(200);
    expect(await lastLine(logOf(site))).toHaveProperty('deletedAt');
    const { stdout } = await runFor(site, 'restore', ['--deletions', logOf(site)]);
    expect(stdout).toContain('1 lines are none of a log of deletions.');
  });

  test.runIf(isEverything)('gets later what could not be written at once', async () => {
    const token = await signUp('patient');
    const log = logOf(site);
    await server.end('SIGTERM');
    // A folder in its place can't be written by anybody, root included.
    server = await startServer({ ...site.env, DELETIONS_LOG: files }, { cheap: true });
    expect(await deleteAccount(token)).toBe(200);
    expect((await readAllRows(site))['deletions']).toHaveLength(1);
    const before = await readFile(log, 'utf8');
    await server.end('SIGKILL');
    server = await startServer(site.env, { cheap: true });
    await expect.poll(async () => (await readFile(log, 'utf8')).length).toBeGreaterThan(before.length);
    await expect.poll(async () => (await readAllRows(site))['deletions']).toEqual([]);
  });
});

async function lastLine(file: string): Promise<{ userHash: string; deletedAt: string }> {
  const line = (await readFile(file, 'utf8')).trim().split('\n').at(-1) ?? '';
  return JSON.parse(line) as { userHash: string; deletedAt: string };
}
