import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';
import { startServer, type RunningServer } from '../../apps/server/src/testing/crashes/server-process.ts';
import { openCrowd, type Crowd } from './load/crowd.ts';

type StartOptions = NonNullable<Parameters<typeof startServer>[1]>;

/** A site on SQLite with fans on it. */
export type SqliteSite = {
  readonly dataDir: string;
  readonly crowd: Crowd;
  readonly database: Database;
  readonly server: () => RunningServer;
  /** Starts the server again once it ended, on the same data. */
  restart(): Promise<RunningServer>;
  close(): Promise<void>;
};

type Opening = {
  readonly seed: number;
  readonly env?: Readonly<Record<string, string>>;
  /** How the server is started. */
  readonly options?: StartOptions;
};

/** Starts a new site on SQLite. Passwords are cheap, since their cost is not the subject. */
export async function openSqliteSite({ seed, env = {}, options = {} }: Opening): Promise<SqliteSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-faults-'));
  const start = () => startServer({ DATA_DIR: dataDir, ...env }, { cheap: true, ...options });
  if (options.account) await chown(dataDir, options.account.uid, options.account.gid);
  let server = await start();
  let isUp = true;
  const follow = (started: RunningServer) => void started.ended.then(() => (isUp = server !== started));
  follow(server);
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  async function end(): Promise<void> {
    await server.end('SIGKILL');
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }

  const stage = { dataDir, database, origins: () => (isUp ? [server.origin] : []) };
  const crowd = await openCrowd(stage, seed).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    dataDir,
    crowd,
    database,
    server: () => server,
    async restart() {
      server = await start();
      isUp = true;
      follow(server);
      return server;
    },
    async close() {
      await crowd.halt();
      await end();
    },
  };
}
