import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { askPostgres, findNodes } from '../../citus-nodes.ts';
import { createDistributedDatabase } from '../../distributed-databases.ts';
import type { Fault } from '../fault.ts';
import { openPostgresSite } from '../postgres-site.ts';

const BACK_WITHIN_MS = 2000;
// The default of `citus.recover_2pc_interval`, and some room.
const DECIDED_WITHIN_MS = 70_000;
/** A database of a coordinator that knows its workers, and the commands that kill one of them and start it again. */
const ADDRESS = process.env['FAULTS_CITUS_URL'];
const KILL = process.env['FAULTS_CITUS_KILL'];
const START = process.env['FAULTS_CITUS_START'];

/** A worker of a distributed database dies, with the shards of a part of the fans, and comes back. */
export const killWorker: Fault = {
  name: 'kill-worker',
  title: 'kill -9 of a Citus worker',
  rounds: { full: 20, quick: 0 },
  findMissing: () =>
    ADDRESS && KILL && START ? undefined : 'needs FAULTS_CITUS_URL, FAULTS_CITUS_KILL and FAULTS_CITUS_START',
  async play({ rounds, seed, chance, notes }) {
    const coordinator = ADDRESS ?? '';
    const workers = await findNodes(coordinator);
    const storage = await createDistributedDatabase(coordinator, workers);
    const site = await openPostgresSite(seed, storage.url);
    const { crowd } = site;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        crowd.go();
        await crowd.untilAcknowledged(10);
        await sleep(chance(120));
        await run(KILL);
        await crowd.untilTold(5);
        await sleep(chance(800));
        await run(START);
        const cameBackAt = performance.now();
        notes.time('back after', await crowd.untilAcknowledged(10), BACK_WITHIN_MS);
        await crowd.halt();
        await untilDecided(workers, storage.url);
        notes.time('all decided after', performance.now() - cameBackAt);
        notes.endRound(await crowd.findLosses());
      }
      notes.time('answer after', crowd.asker.longestMs);
      notes.count('acknowledged', crowd.acknowledged());
      notes.count('told to come back', crowd.told());
    } finally {
      await site.close();
      // A database with changes that are prepared can't be dropped.
      await untilDecided(workers, storage.url);
      await storage.drop();
    }
  },
};

/**
 * Resolves once the worker knows what the coordinator decided of each change that it had prepared when it died. That takes
 * as long as `citus.recover_2pc_interval` says; until then such a change is acknowledged and not seen.
 */
async function untilDecided(workers: readonly string[], databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const until = Date.now() + DECIDED_WITHIN_MS;
  for (;;) {
    const found = await Promise.all(
      workers.map((url) => askPostgres(url, 'select 1 from pg_prepared_xacts')),
    );
    if (found.every(({ rows }) => rows.length === 0)) return;
    if (Date.now() > until) throw new Error(`A change is not decided after ${DECIDED_WITHIN_MS} ms`);
    await sleep(20);
  }
}

async function run(command = ''): Promise<void> {
  const child = spawn('bash', ['-c', command], { stdio: 'inherit' });
  // A server that the command starts keeps its output open, which is no reason to wait.
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}`);
}
