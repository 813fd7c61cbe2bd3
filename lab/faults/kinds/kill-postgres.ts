import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import type { Part } from '../part.ts';
import { openPostgresSite } from '../postgres-site.ts';

const BACK_WITHIN_MS = 2000;
const STARTS_WITHIN_MS = 30_000;

/** PostgreSQL dies in the middle of writing, with all connections to it, and comes back. */
export const killPostgres: Fault = {
  name: 'kill-postgres',
  title: 'kill -9 of PostgreSQL',
  rounds: { full: 20, quick: 1 },
  async play({ rounds, seed, chance, notes }) {
    const site = await openPostgresSite(seed);
    const { crowd, postgres } = site;
    const { asker } = crowd;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        crowd.go();
        await crowd.untilAcknowledged(10);
        await sleep(chance(120));
        await postgres.kill();
        // Everybody is told to come back while it is away.
        await crowd.untilTold(20);
        await sleep(chance(800));
        await startAgain(postgres);
        const cameBackAt = performance.now();
        await site.untilReady();
        await crowd.untilAcknowledged(1);
        notes.time('back after', performance.now() - cameBackAt, BACK_WITHIN_MS);
        await crowd.untilAcknowledged(10);
        await crowd.halt();
        notes.endRound(await crowd.findLosses());
      }
      notes.time('answer after', asker.longestMs);
      notes.count('acknowledged', crowd.acknowledged());
      notes.count('told to come back', crowd.told());
    } finally {
      await site.close();
    }
  },
};

/** Its own processes outlive it by a moment, and until they are gone it does not start. */
async function startAgain(postgres: Part): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      return await postgres.start();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(100);
    }
  }
}
