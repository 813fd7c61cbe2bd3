import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';
import { startServer } from '../../apps/server/src/testing/crashes/server-process.ts';
import { openDatabaseLine } from '../../apps/server/src/testing/databases/database-line.ts';
import { startRestartablePostgres } from '../../apps/server/src/testing/databases/start-postgres.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { restartable } from '../../apps/server/src/testing/program.ts';
import { openCrowd } from './load/crowd.ts';

/** A running site with fans on it. What dies stays dead until it is started. */
export type Site = Awaited<ReturnType<typeof openSite>>;

const READY_WITHIN_MS = 20_000;

/** Starts a new site on SQLite. Passwords are cheap, since their cost is not the subject. */
export async function openSqliteSite(seed: number) {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-faults-'));
  const ends = [() => rm(folder, { recursive: true, force: true })];
  return openSite(seed, { dataDir: folder, processes: 1, ends });
}

/**
 * Starts a new site of two processes on a PostgreSQL of its own, which answers once a change is written, as a real one does;
 * that the disk has it is for a power cut, which no process can make.
 */
export async function openPostgresSite(seed: number) {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-faults-'));
  const postgres = await startRestartablePostgres(folder, ['fsync=off']);
  const line = await openDatabaseLine(postgres.url);
  const dataDir = join(folder, 'site');
  await mkdir(dataDir);
  const ends = [
    () => rm(folder, { recursive: true, force: true }),
    () => postgres.kill('SIGINT'),
    () => line.close(),
  ];
  const urls = { databaseUrl: postgres.url, reachedBy: line.url };
  return { ...(await openSite(seed, { dataDir, processes: 2, ends, ...urls })), postgres, line };
}

type Opening = {
  readonly dataDir: string;
  readonly processes: number;
  readonly databaseUrl?: string;
  /** What the processes reach their database through. */
  readonly reachedBy?: string;
  /** What ends what was begun already, the last first. */
  readonly ends: (() => Promise<unknown>)[];
};

async function openSite(seed: number, opening: Opening) {
  const { dataDir, processes, databaseUrl, reachedBy = '', ends } = opening;
  const close = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const env = { DATA_DIR: dataDir, DATABASE_URL: reachedBy };
    const apps = await Promise.all(Array.from({ length: processes }, () => createApp(env)));
    ends.push(() => Promise.all(apps.map((app) => app.kill())));
    await Promise.all(apps.map((app) => app.start()));
    const database = await openDatabase({ dataDir, databaseUrl });
    ends.push(() => database.close());
    const origins = () => apps.filter((app) => app.running()).map(({ url }) => url);
    const crowd = await openCrowd({ dataDir, database, origins }, seed);
    ends.push(() => crowd.halt());
    return {
      database,
      crowd,
      apps,
      /** Resolves once each process that runs says that it is ready; throws where that doesn't come. */
      untilReady: () => untilReady(origins()),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createApp(env: Readonly<Record<string, string>>) {
  const port = String(await findFreePort());
  const app = restartable(() => startServer({ ...env, PORT: port }, { cheap: true }));
  return { url: `http://127.0.0.1:${port}`, ...app };
}

async function untilReady(origins: readonly string[]): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (const origin of origins) {
    while ((await fetch(`${origin}/api/ready`).catch(() => undefined))?.status !== 200) {
      if (Date.now() > until) throw new Error(`${origin} is not ready within ${READY_WITHIN_MS} ms`);
      await sleep(20);
    }
  }
}
