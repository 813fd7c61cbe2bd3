import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askPostgres } from '../databases/citus-nodes.ts';
import { copyPostgresDatabase, type PostgresDatabase } from '../databases/postgres-databases.ts';
import { startServer, type RunningServer } from './server-process.ts';

/** Two server processes on one PostgreSQL database and one data folder. */
export type TwoProcesses = {
  readonly databaseUrl: string;
  readonly servers: readonly [RunningServer, RunningServer];
  /** Runs a statement in their database. */
  query(text: string): Promise<readonly unknown[]>;
  stop(): Promise<void>;
};

/** Starts both at once. `urlOf` may give another way to the database. */
export async function startTwoProcesses(
  env: Readonly<Record<string, string>> = {},
  urlOf: (storage: PostgresDatabase) => Promise<string> = async ({ url }) => url,
): Promise<TwoProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-two-'));
  const storage = await copyPostgresDatabase();
  const databaseUrl = await urlOf(storage);
  const all = { DATA_DIR: folder, DATABASE_URL: databaseUrl, ...env };
  const start = () => startServer(all, { cheap: true });
  const servers = await Promise.all([start(), start()]);
  return {
    databaseUrl,
    servers,
    query: async (text) => (await askPostgres(storage.url, text)).rows,
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await storage.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
