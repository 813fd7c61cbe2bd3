import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processEnv } from '../crashes/server-process.ts';
import { findFreePort } from '../free-port.ts';
import { restartable, startProgram } from '../program.ts';
import { postgresUrl, startPackagedPostgres } from './packaged-postgres.ts';

const PROGRAM = fileURLToPath(new URL('postgres-process.ts', import.meta.url));

/** A PostgreSQL server that exists for one run. `url` leads to its first, empty database. */
export type PostgresServer = {
  readonly url: string;
  /** Of the process that started it. */
  readonly pid: number;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
};

/** Starts a PostgreSQL that ends with this process, however that ends. It waits for the disk only where it `syncs`. */
export async function startPostgresProcess({ syncs = false } = {}): Promise<PostgresServer> {
  const { match, pid, end } = await startProgram({
    command: process.execPath,
    args: [PROGRAM, ...(syncs ? ['--syncs'] : [])],
    env: processEnv(),
    ownGroup: true,
    ready: /postgres:\S+\n/,
  });
  return { url: match[0].trim(), pid, stop: async () => void (await end('SIGTERM')) };
}

/** A PostgreSQL with its files in a folder, which can be killed, as a power cut does, and started again. It runs. */
export async function startRestartablePostgres(folder: string, settings: readonly string[] = []) {
  // PostgreSQL runs as another account than root's, and must get to its part of it.
  await chmod(folder, 0o711);
  const port = await findFreePort();
  const files = { folder: join(folder, 'postgres'), port, settings };
  const postgres = restartable(() => startPackagedPostgres(files));
  await postgres.start();
  return { ...postgres, url: postgresUrl(port) };
}
