import { startPostgresServer } from './postgres-server.ts';

/**
 * A process that starts PostgreSQL, prints its address, and ends it when its input ends: also when the test run was
 * killed and could not clean up after itself. With `--syncs` it waits for the disk, as benchmarks need it.
 */
const server = await startPostgresServer({ syncs: process.argv.includes('--syncs') });
// Nobody reads on when the run was killed meanwhile.
process.stdout.on('error', server.stop);
process.stdout.write(`${server.url}\n`);
process.stdin.on('end', server.stop).resume();
