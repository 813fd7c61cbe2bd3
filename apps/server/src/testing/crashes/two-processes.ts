import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askPostgres } from '../databases/citus-nodes.ts';
import { copyPostgresDatabase, type PostgresDatabase } from '../databases/postgres-databases.ts';
import { startServer } from './server-process.ts';

/** Two server processes on one PostgreSQL database and one data folder. */
export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;

/** Starts both at once. `urlOf` may give another way to the database. */
export async function startTwoProcesses(
  env: Readonly<Record<string, string>> = {},
  urlOf: (storage: PostgresDatabase) => Promise<string> = async ({ url }) => url,
) {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-two-'));
  const storage = await copyPostgresDatabase();
  const databaseUrl = await urlOf(storage);
  const all = { DATA_DIR: folder, DATABASE_URL: databaseUrl, ...env };
  const start = () => startServer(all, { cheap: true });
  const servers = await Promise.all([start(), start()]);
  return {
    databaseUrl,
    servers,
    /** Runs a statement in their database. */
    query: async (text: string): Promise<readonly unknown[]> => (await askPostgres(storage.url, text)).rows,
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await storage.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
