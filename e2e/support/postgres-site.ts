import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRestartablePostgres } from '../../apps/server/src/testing/databases/start-postgres.ts';
import { startServer } from './server.ts';

/** Starts a site on a PostgreSQL of its own, which `postgres` can kill, as a power cut does, and start again. */
export async function startSiteOnPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-e2e-postgres-'));
  const postgres = await startRestartablePostgres(folder);
  const { url, stop } = await startServer({ DATABASE_URL: postgres.url });
  return {
    url,
    postgres,
    async stop() {
      await stop();
      await postgres.kill('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
