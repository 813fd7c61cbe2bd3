import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';
import type { Part } from '../cluster/part.ts';
import { startCluster } from '../cluster/start-cluster.ts';
import { openDatabaseLine, type DatabaseLine } from '../../apps/server/src/testing/database-line.ts';
import { processEnv } from '../../apps/server/src/testing/server-process.ts';
import { openCrowd, type Crowd } from './load/crowd.ts';

/** A site of two processes on PostgreSQL with fans on it. */
export type PostgresSite = {
  readonly crowd: Crowd;
  readonly apps: readonly Part[];
  /** The PostgreSQL of the site's own. */
  readonly postgres: Part | undefined;
  /** What the processes reach their database through. */
  readonly line: DatabaseLine;
  /** Resolves once each process says that it is ready; throws where that doesn't come. */
  untilReady(): Promise<void>;
  close(): Promise<void>;
};

const TEST_MAIN = fileURLToPath(new URL('../../apps/server/src/testing/test-main.ts', import.meta.url));
const READY_WITHIN_MS = 20_000;

/**
 * Starts a new site on a PostgreSQL of its own, or one on the database given. Its PostgreSQL answers once a change is
 * written, as a real one does; that the disk has it is for a power cut, which no process can make.
 */
export async function openPostgresSite(seed: number, databaseUrl?: string): Promise<PostgresSite> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-faults-'));
  // PostgreSQL runs as another account than root's, and must get to its part of it.
  await chmod(folder, 0o711);
  const own = databaseUrl === undefined ? await startPostgres(folder) : undefined;
  const url = databaseUrl ?? own?.databaseUrl ?? '';
  const line = await openDatabaseLine(url);
  const apps = await startCluster({
    folder,
    processes: 2,
    databaseUrl: line.url,
    restarts: false,
    main: TEST_MAIN,
    env: {
      ...processEnv(),
      LOG_LEVEL: 'silent',
      LIMITS_FACTOR: '1000000',
      MEDIA_BASE_URL: 'http://127.0.0.1:9/media',
    },
  });
  const dataDir = join(folder, 'site');
  const database = await openDatabase({ dataDir, databaseUrl: url });
  const origins = () => apps.apps.filter((app) => app.pid() !== undefined).map((app) => app.url);

  async function end(): Promise<void> {
    // Nobody waits for these.
    await Promise.all(apps.apps.map((app) => app.kill()));
    await apps.stop();
    await database.close();
    await line.close();
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  }

  const crowd = await openCrowd({ dataDir, database, origins }, seed).catch(async (error: unknown) => {
    await end();
    throw error;
  });

  async function untilReady(): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    for (const origin of origins()) {
      while (!(await isReady(origin))) {
        if (Date.now() > until) throw new Error(`${origin} is not ready within ${READY_WITHIN_MS} ms`);
        await sleep(20);
      }
    }
  }

  return {
    crowd,
    apps: apps.apps,
    postgres: own?.postgres,
    line,
    untilReady,
    async close() {
      await crowd.halt();
      await end();
    },
  };
}

function startPostgres(folder: string) {
  return startCluster({ folder, processes: 0, restarts: false, postgresSettings: ['fsync=off'] });
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/ready`).catch(() => undefined);
  return response?.status === 200;
}
