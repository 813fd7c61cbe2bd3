import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { openSqliteSite } from '../sqlite-site.ts';

/** The one process of a site on SQLite dies in the middle of writing. */
export const killSqlite: Fault = {
  name: 'kill-sqlite',
  title: 'kill -9 of the process, SQLite',
  rounds: { full: 50, quick: 0 },
  async play({ rounds, seed, chance, notes }) {
    const site = await openSqliteSite({ seed });
    const { crowd } = site;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        crowd.go();
        await crowd.untilAcknowledged(10);
        // Not always at the same point of a group of writes.
        await sleep(chance(120));
        await site.server().end('SIGKILL');
        await crowd.halt();
        const killedAt = performance.now();
        await site.restart();
        notes.time('back after', performance.now() - killedAt);
        notes.endRound(await crowd.findLosses());
      }
      notes.count('acknowledged', crowd.acknowledged());
      notes.count('interrupted', crowd.interrupted());
    } finally {
      await site.close();
    }
  },
};
