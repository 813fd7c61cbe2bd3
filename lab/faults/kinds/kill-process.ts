import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { openPostgresSite } from '../postgres-site.ts';

// The other process answers at once; what the dead one had under way is sent again.
const SERVED_WITHIN_MS = 2000;

/** One of two processes dies in the middle of writing; the other one serves on. */
export const killProcess: Fault = {
  name: 'kill-process',
  title: 'kill -9 of one of two processes, PostgreSQL',
  rounds: { full: 50, quick: 1 },
  async play({ rounds, seed, chance, notes }) {
    const site = await openPostgresSite(seed);
    const { crowd, apps } = site;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const victim = apps[chance(apps.length)];
        crowd.go();
        await crowd.untilAcknowledged(10);
        await sleep(chance(120));
        await victim?.kill();
        notes.time('next change after', await crowd.untilAcknowledged(1), SERVED_WITHIN_MS);
        await crowd.untilAcknowledged(10);
        await crowd.halt();
        await victim?.start();
        notes.endRound(await crowd.findLosses());
      }
      notes.count('acknowledged', crowd.acknowledged());
    } finally {
      await site.close();
    }
  },
};
