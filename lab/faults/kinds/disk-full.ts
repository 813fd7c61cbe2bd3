import type { Fault } from '../fault.ts';
import { openSqliteSite } from '../sqlite-site.ts';

// A new site has about 600 KiB; its fans fill the rest within seconds.
const ROOM_KIB = 1600;
const BACK_WITHIN_MS = 2000;

/** No file can grow any more, as on a full disk, until somebody makes room. */
export const diskFull: Fault = {
  name: 'disk-full',
  title: 'full disk, SQLite',
  rounds: { full: 12, quick: 0 },
  async play({ rounds, seed, notes }) {
    for (let round = 1; round <= rounds; round += 1) {
      const site = await openSqliteSite({ seed: seed + round, options: { maxFileKiB: ROOM_KIB } });
      const { crowd } = site;
      try {
        crowd.go();
        await crowd.untilTold(20);
        await crowd.halt();
        // What was saved can still be read.
        const losses = await crowd.findLosses({ takesWrites: false });
        crowd.go();
        await site.server().giveRoom();
        notes.time('back after', await crowd.untilAcknowledged(1), BACK_WITHIN_MS);
        await crowd.untilAcknowledged(10);
        await crowd.halt();
        notes.count('acknowledged', crowd.acknowledged());
        notes.count('told to come back', crowd.told());
        notes.endRound([...losses, ...(await crowd.findLosses())]);
      } finally {
        await site.close();
      }
    }
  },
};
