import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpFans } from '../api.ts';
import type { LoadConnection } from '../load.ts';
import { startPostgres } from '../postgres.ts';
import { compare, timesAsFastAs } from '../rounds.ts';
import type { ServerProcess } from '../server-process.ts';
import { startThirteen } from '../thirteen.ts';
import { fillTop13, listSongIds } from '../top13/fans.ts';

const PATH = '/api/rankings/user/top-thirteen';
const ONE = 'one process';
const CONNECTIONS = 64;
const SLOTS = 13;
const DATABASE_URL = process.env['BENCH_DATABASE_URL'];
const PROCESSES = process.env['BENCH_PROCESSES'] ?? String(Math.max(2, availableParallelism()));

// How Node's cluster module hands connections to its processes, by its own variable.
const WAYS = { 'round robin': 'rr', 'shared socket': 'none' };

/** Reads and writes by one process and by several that share an address, in both of Node's ways; prints a table for each. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const postgres = DATABASE_URL === undefined ? await startPostgres() : undefined;
  const databaseUrl = DATABASE_URL ?? (await postgres?.createDatabase('bench'));
  const started: { name: string; server: ServerProcess }[] = [];
  const start = async (name: string, env: Readonly<Record<string, string>>) => {
    started.push({ name, server: await startThirteen(join(folder, name), databaseUrl, env) });
  };
  try {
    await start(ONE, {});
    for (const [way, policy] of Object.entries(WAYS)) {
      await start(`${PROCESSES}, ${way}`, { PROCESSES, NODE_CLUSTER_SCHED_POLICY: policy });
    }
    const origin = started[0]?.server.origin ?? '';
    const tokens = await signUpFans(origin, CONNECTIONS);
    const songIds = await listSongIds(origin, 2);
    await Promise.all(tokens.map((token) => fillTop13(origin, token, songIds)));
    // The first draws what is missing; the processes of the others never end, which counts as not calm.
    await started[0]?.server.untilCalm();

    const ratios = [timesAsFastAs('× one', ONE)];
    const ask = (requestsOf: () => LoadConnection['requests']) => () =>
      tokens.map((token) => ({ token, requests: requestsOf() }));
    const reads = { name: `GET ${PATH}, ${CONNECTIONS} connections`, path: PATH };
    await compare(started, { ...reads, connectionsOf: ask(() => [{ method: 'GET' }]) }, ratios);
    const writes = { name: `POST ${PATH}, ${CONNECTIONS} connections`, path: PATH };
    await compare(started, { ...writes, connectionsOf: ask(() => fillings(songIds)) }, ratios);
  } finally {
    await Promise.all(started.map(({ server }) => server.stop()));
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Replaces slot after slot by a song that did not stand there. */
function fillings(songIds: readonly string[]): LoadConnection['requests'] {
  return songIds.map((songId, index) => ({
    method: 'POST',
    body: JSON.stringify({ slot: (index % SLOTS) + 1, songId }),
  }));
}
