import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';
import {
  openDatabaseLine,
  type DatabaseLine,
} from '../../apps/server/src/testing/databases/database-line.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import {
  postgresUrl,
  startPackagedPostgres,
} from '../../apps/server/src/testing/databases/packaged-postgres.ts';
import { startProgram } from '../../apps/server/src/testing/program.ts';
import { processEnv } from '../../apps/server/src/testing/crashes/server-process.ts';
import { openCrowd, type Crowd } from './load/crowd.ts';
import { createPart, type Part } from './part.ts';

/** A site of two processes on PostgreSQL with fans on it. */
export type PostgresSite = {
  readonly crowd: Crowd;
  readonly apps: readonly Part[];
  /** The PostgreSQL of the site's own. */
  readonly postgres: Part;
  /** What the processes reach their database through. */
  readonly line: DatabaseLine;
  /** Resolves once each process says that it is ready; throws where that doesn't come. */
  untilReady(): Promise<void>;
  close(): Promise<void>;
};

const TEST_MAIN = fileURLToPath(new URL('../../apps/server/src/testing/test-main.ts', import.meta.url));
const READY_WITHIN_MS = 20_000;

/**
 * Starts a new site on a PostgreSQL of its own, which answers once a change is written, as a real one does; that the disk
 * has it is for a power cut, which no process can make. What dies stays dead until it is started.
 */
export async function openPostgresSite(seed: number): Promise<PostgresSite> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-faults-'));
  // PostgreSQL runs as another account than root's, and must get to its part of it.
  await chmod(folder, 0o711);
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const end = async (): Promise<void> => {
    for (const one of ends.toReversed()) await one();
  };
  try {
    const port = await findFreePort();
    const url = postgresUrl(port);
    const settings = ['fsync=off'];
    const postgres = createPart(url, () =>
      startPackagedPostgres({ folder: join(folder, 'postgres'), port, settings }),
    );
    await postgres.start();
    ends.push(() => postgres.kill('SIGINT'));
    const line = await openDatabaseLine(url);
    ends.push(() => line.close());
    const dataDir = join(folder, 'site');
    await mkdir(dataDir);
    const apps = [await createApp(dataDir, line.url), await createApp(dataDir, line.url)];
    ends.push(() => Promise.all(apps.map((app) => app.kill())));
    await Promise.all(apps.map((app) => app.start()));
    const database = await openDatabase({ dataDir, databaseUrl: url });
    ends.push(() => database.close());
    const origins = () => apps.filter((app) => app.pid() !== undefined).map((app) => app.url);
    const crowd = await openCrowd({ dataDir, database, origins }, seed);
    ends.push(() => crowd.halt());
    return { crowd, apps, postgres, line, untilReady: () => untilReady(origins()), close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilReady(origins: readonly string[]): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (const origin of origins) {
    while (!(await isReady(origin))) {
      if (Date.now() > until) throw new Error(`${origin} is not ready within ${READY_WITHIN_MS} ms`);
      await sleep(20);
    }
  }
}

async function createApp(dataDir: string, databaseUrl: string): Promise<Part> {
  const port = String(await findFreePort());
  const env = {
    ...processEnv(),
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    LIMITS_FACTOR: '1000000',
    MEDIA_BASE_URL: 'http://127.0.0.1:9/media',
  };
  const program = { command: process.execPath, args: [TEST_MAIN], env, ready: /Thirteen is ready at \S+\n/ };
  return createPart(`http://127.0.0.1:${port}`, () => startProgram(program));
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/ready`).catch(() => undefined);
  return response?.status === 200;
}
