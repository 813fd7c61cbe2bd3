import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { postgresUrl, startPackagedPostgres } from './packaged-postgres.ts';

// It does not outlive the tests, so a power cut is none of its worries; that it syncs is PostgreSQL's own promise.
const WITHOUT_SYNC = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A process that starts PostgreSQL on a free loopback port with its files in the temporary folder, prints its address, and
 * ends it when it is told to or its input ends: also when the test run was killed and could not clean up after itself. With
 * `--syncs` it waits for the disk, as benchmarks need it.
 */
const folder = await mkdtemp(join(tmpdir(), 'thirteen-postgres-'));
const remove = () => rm(folder, { recursive: true, force: true });
const port = await findFreePort();
const settings = process.argv.includes('--syncs') ? [] : WITHOUT_SYNC;
const server = await startPackagedPostgres({ folder, port, settings }).catch(async (error: unknown) => {
  await remove();
  throw error;
});
async function stop(): Promise<void> {
  await server.end('SIGINT');
  await remove();
  process.exit();
}

// Nobody reads on when the run was killed meanwhile.
process.stdout.on('error', stop);
process.stdout.write(`${postgresUrl(port)}\n`);
process.stdin.on('end', stop).resume();
process.once('SIGTERM', stop);
