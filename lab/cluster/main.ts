import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import {
  postgresUrl,
  startPackagedPostgres,
} from '../../apps/server/src/testing/databases/packaged-postgres.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** `npm run lab -- cluster`: a PostgreSQL of its own, and several processes on one address, until Ctrl-C or SIGTERM. */
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: String(availableParallelism()) },
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
  },
});
const folder = resolve(process.env['DATA_DIR'] ?? 'data-cluster');
const port = await findFreePort();
// Heard from the beginning, so that a start that is broken off leaves nothing behind.
const asked = Promise.race(['SIGTERM', 'SIGINT', 'SIGHUP'].map((signal) => once(process, signal)));
const postgres = await startPackagedPostgres({ folder: join(folder, 'postgres'), port });
console.log(`PostgreSQL runs at ${postgresUrl(port)}, with its files in ${join(folder, 'postgres')}`);

// The site closes its own folder to other accounts, one of which may be PostgreSQL's.
const dataDir = join(folder, 'site');
await mkdir(dataDir, { recursive: true });
const site = spawn(process.execPath, [MAIN], {
  env: {
    ...process.env,
    DATABASE_URL: postgresUrl(port),
    DATA_DIR: dataDir,
    PROCESSES: values.processes,
    PORT: values.port,
  },
  stdio: 'inherit',
  // Ctrl-C reaches this process alone, which decides on the order.
  detached: true,
});
const ended = once(site, 'exit');
await Promise.race([asked, ended]);
site.kill('SIGTERM');
const [code] = (await ended) as [number | null];
// Open transactions are undone, and all that was acknowledged is written.
await postgres.end('SIGINT');
process.exitCode = code ?? 1;
