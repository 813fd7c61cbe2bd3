import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isEverything } from './everything.ts';
import { planEdits, type PlannedEdit } from './crashes/random-edits.ts';
import { countByHand, readStatistics } from './recount-by-hand.ts';
import { startServer, type RunningServer } from './crashes/server-process.ts';
import { runStatisticsCheck } from './operator-scripts.ts';
import { copyPostgresDatabase } from './databases/postgres-databases.ts';

const FANS = 24;
const EDITS = isEverything ? 2500 : 800;
const LANES = 48;
const PASSWORD = 'a long quiet evening';
const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

type Fan = { readonly username: string; readonly token: string };

let env: Record<string, string> = {};
let storage: Awaited<ReturnType<typeof copyPostgresDatabase>> | undefined;
let servers: readonly RunningServer[] = [];

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-truth-'));
  storage = isPostgres ? await copyPostgresDatabase() : undefined;
  // With media of its own, a new server is busy composing them.
  const media = { MEDIA_BASE_URL: 'https://media.example' };
  env = { DATA_DIR: dataDir, ...media, ...(storage && { DATABASE_URL: storage.url }) };
  servers = await Promise.all([startServer(env, { cheap: true }), startServer(env, { cheap: true })]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await storage?.drop();
  await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true });
});

test('all statistics equal a recount after many edits through two servers at once, deletions among them', async () => {
  const fans = await Promise.all(Array.from({ length: FANS }, (_, index) => signUp(index)));
  const logins = new Map(fans.map(({ username }) => [username, 1]));
  const statuses = new Map<number, number>();

  const make = async ({ edit, fan: index, server }: PlannedEdit) => {
    const fan = fans[index];
    if (!fan) throw new Error(`There is no fan ${index}.`);
    const { username, token } = fan;
    const ownBody = edit.kind === 'login' ? { username, password: PASSWORD } : { password: PASSWORD };
    const body = edit.kind === 'list' ? edit.body : ownBody;
    const { status } = await send(server, edit.method, edit.path, { token, body });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 200) return;
    if (edit.kind === 'login') logins.set(username, (logins.get(username) ?? 0) + 1);
    if (edit.kind !== 'leave') return;
    logins.delete(username);
    const next = await signUp(index);
    logins.set(next.username, 1);
    fans[index] = next;
  };
  const waiting = planEdits(EDITS, { fans: FANS, servers: servers.length });
  const lane = async () => {
    for (let edit = waiting.shift(); edit; edit = waiting.shift()) await make(edit);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(EDITS / 2);

  const living = fans.map(({ token }) => token);
  const counted = await countByHand(originOf(0), living);
  const top = [...logins].map(([username, loginCount]) => ({ username, loginCount }));
  const loginCounts = top.map(({ loginCount }) => loginCount).toSorted((a, b) => b - a);
  // They may be two seconds old, and older where the machine has no time for them.
  await vi.waitFor(
    async () =>
      expect(await readStatistics(originOf(1), living[0] ?? '')).toEqual({
        ...counted,
        logins: loginCounts.slice(0, 10),
      }),
    { timeout: 60_000, interval: 200 },
  );
  expect(await runStatisticsCheck(env)).toEqual({
    code: 0,
    lines: ['The statistics agree with the lists.'],
  });
});

let accounts = 0;

async function signUp(server: number): Promise<Fan> {
  accounts += 1;
  const username = `fan-${accounts}`;
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  await send(server, 'POST', '/api/auth/signup', { body: account });
  const login = await send(server, 'POST', '/api/auth/login', { body: account });
  return { username, token: ((await login.json()) as { token: string }).token };
}

function send(
  server: number,
  method: string,
  path: string,
  { token = '', body }: { readonly token?: string; readonly body: unknown },
): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return fetch(originOf(server) + path, { method, headers, body: JSON.stringify(body) });
}

function originOf(server: number): string {
  return servers[server % servers.length]?.origin ?? '';
}
