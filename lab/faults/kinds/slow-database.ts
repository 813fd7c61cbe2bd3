import { setTimeout as sleep } from 'node:timers/promises';
import { ANSWER_WITHIN_MS } from '../load/asker.ts';
import type { Fault } from '../fault.ts';
import { openPostgresSite } from '../postgres-site.ts';

const DELAY_MS = 5000;
// Four seconds of silence, and two for a question of its own.
const NOTICED_WITHIN_MS = 7000;
const BACK_WITHIN_MS = 5000;
// A database that is known to be away is not asked.
const KNOWN_WITHIN_MS = 500;

/** PostgreSQL answers, but five seconds late. */
export const slowDatabase: Fault = {
  name: 'slow-database',
  title: 'database that answers after 5 s, PostgreSQL',
  rounds: { full: 12, quick: 1 },
  async play({ rounds, seed, notes }) {
    const site = await openPostgresSite(seed);
    const { crowd, line, apps } = site;
    const { asker } = crowd;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        crowd.go();
        await crowd.untilAcknowledged(10);
        asker.longestMs = 0;
        line.delay(DELAY_MS);
        await sleep(NOTICED_WITHIN_MS);
        notes.time('first answers after', asker.longestMs, ANSWER_WITHIN_MS);
        for (const { url } of apps)
          notes.time('later answers after', await timeOfRefusal(url), KNOWN_WITHIN_MS);
        line.delay(0);
        const mendedAt = performance.now();
        await site.untilReady();
        notes.time('back after', performance.now() - mendedAt, BACK_WITHIN_MS);
        await crowd.untilAcknowledged(10);
        await crowd.halt();
        notes.endRound(await crowd.findLosses());
      }
      notes.count('acknowledged', crowd.acknowledged());
      notes.count('told to come back', crowd.told());
    } finally {
      await site.close();
    }
  },
};

/** How long it takes until a request is told to come back; none may be served by a database that is this slow. */
async function timeOfRefusal(origin: string): Promise<number> {
  const begunAt = performance.now();
  const { status } = await fetch(`${origin}/api/ready`);
  if (status !== 503) throw new Error(`/api/ready answered ${status} while the database is slow`);
  return performance.now() - begunAt;
}
