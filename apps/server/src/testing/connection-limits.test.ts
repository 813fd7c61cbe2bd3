import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPostgresDatabase } from './databases/postgres-databases.ts';
import { fillSlotAt, listSongIds, readTop13At, signUpAt } from './crashes/process-fan.ts';
import { startServer } from './crashes/server-process.ts';
import { startTwoProcesses } from './crashes/two-processes.ts';
import { askPostgres } from './databases/citus-nodes.ts';

const REQUESTS = 60;
const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

describe.runIf(isPostgres)('connections to PostgreSQL', () => {
  // Superusers pass every limit, so the server gets a role of its own, as on a real site.
  const role = `fan_${randomUUID().replaceAll('-', '')}`;
  const admin = process.env['TEST_POSTGRES_URL'] ?? '';
  beforeAll(() => askPostgres(admin, `create role ${role} login superuser`));
  afterAll(() => askPostgres(admin, `drop role ${role}`));

  const asRole = async (url: string): Promise<string> => {
    const own = new URL(url);
    own.username = role;
    return own.href;
  };
  const countOpen = async () => {
    const { rows } = await askPostgres(
      admin,
      `select count(*)::int as open from pg_stat_activity where usename = '${role}'`,
    );
    return (rows[0] as { open: number }).open;
  };

  test('stay within what is configured, for all processes together', async () => {
    const site = await startTwoProcesses({ DATABASE_CONNECTIONS: '3' }, ({ url }) => asRole(url));
    const origins = site.servers.map(({ origin }) => origin);
    const token = await signUpAt(origins[0] ?? '');
    const [songId = ''] = await listSongIds(origins[0] ?? '');
    let most = 0;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) most = Math.max(most, await countOpen());
    })();
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, (_, index) => {
        const origin = origins[index % 2] ?? '';
        return index % 3 === 0 ? fillSlotAt(origin, token, { slot: 1, songId }) : readTop13At(origin, token);
      }),
    );
    isOver = true;
    await watching;
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    // For requests, and two of each process for work that may take its time.
    expect(most).toBeLessThanOrEqual(2 * (3 + 2));
    await site.stop();
  });

  test('that PostgreSQL refuses are told as 503, and come back', async () => {
    const site = await startTwoProcesses({ DATABASE_CONNECTIONS: '8' }, ({ url }) => asRole(url));
    const origins = site.servers.map(({ origin }) => origin);
    const token = await signUpAt(origins[0] ?? '');
    await askPostgres(admin, `alter role ${role} nosuperuser connection limit 0`);
    // Those that are open are lost as well.
    await askPostgres(
      admin,
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`,
    );
    const refused = await Promise.all(
      Array.from({ length: REQUESTS }, (_, index) => readTop13At(origins[index % 2] ?? '', token)),
    );
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    }
    await askPostgres(admin, `alter role ${role} superuser connection limit -1`);
    await vi.waitFor(
      async () => {
        for (const origin of origins) expect((await readTop13At(origin, token)).status).toBe(200);
      },
      { timeout: 60_000, interval: 50 },
    );
    await site.stop();
  });
});

describe.runIf(isPostgres)('PROCESSES', () => {
  test('serves one address with several processes, brings back what dies and stops all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thirteen-processes-'));
    const storage = await createPostgresDatabase();
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: storage.url,
      PROCESSES: '2',
      DATABASE_CONNECTIONS: '1000',
    };
    const server = await startServer(env);
    const { origin } = server;
    const pids = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/api/ready`)));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      return childrenOf(server.pid);
    };
    const [victim = 0] = await pids();
    process.kill(victim, 'SIGKILL');
    await vi.waitFor(
      async () => {
        const now = await pids();
        expect(now).toHaveLength(2);
        expect(now).not.toContain(victim);
      },
      { timeout: 60_000, interval: 100 },
    );
    const ending = await server.end('SIGTERM');
    expect(ending).toMatchObject({ code: 0, signal: null });
    const lines = ending.stderr.trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^2 processes with up to 1000 .+ set DATABASE_CONNECTIONS=\d+/),
      expect.stringMatching(new RegExp(`^Process ${victim} ended .SIGKILL.; another starts in 0.1 s$`)),
    ]);
    await expect(fetch(`${origin}/api/health`)).rejects.toThrow('fetch failed');
    await storage.drop();
    await rm(folder, { recursive: true, force: true });
  });
});

/** The processes that a process of this machine started. */
async function childrenOf(pid: number): Promise<readonly number[]> {
  const listed =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return listed.trim().split(/\s/).filter(Boolean).map(Number);
}
