import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  postgresUrl,
  startPackagedPostgres,
} from '../../apps/server/src/testing/databases/packaged-postgres.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { restartable } from '../../apps/server/src/testing/program.ts';
import { startServer } from './server.ts';

/** Starts a site on a PostgreSQL of its own, which `postgres` can kill, as a power cut does, and start again. */
export async function startSiteOnPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-e2e-postgres-'));
  // PostgreSQL runs as another account than root's, and must get to its part of it.
  await chmod(folder, 0o711);
  const port = await findFreePort();
  const files = { folder: join(folder, 'postgres'), port };
  const postgres = restartable(() => startPackagedPostgres(files));
  await postgres.start();
  const { url, stop } = await startServer({ DATABASE_URL: postgresUrl(port) });
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
