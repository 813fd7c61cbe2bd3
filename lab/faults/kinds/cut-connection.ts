import type { Fault } from '../fault.ts';
import { openPostgresSite } from '../postgres-site.ts';

/** What a connection has just said, or is about to say, when it breaks: of each kind one in a row of rounds. */
const MOMENTS = [
  { text: 'commit', when: 'after' },
  { text: 'commit', when: 'before' },
  { text: 'insert', when: 'after' },
  { text: 'update', when: 'before' },
  { text: 'begin', when: 'after' },
] as const;

/** One connection to PostgreSQL breaks in the middle of a transaction, also when nobody knows whether it was kept. */
export const cutConnection: Fault = {
  name: 'cut-connection',
  title: 'connection cut in mid-transaction, PostgreSQL',
  rounds: { full: 50, quick: 1 },
  async play({ rounds, seed, notes }) {
    const site = await openPostgresSite(seed);
    const { crowd, line } = site;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const { text, when } = MOMENTS[round % MOMENTS.length] ?? MOMENTS[0];
        crowd.go();
        await line.cutOneAt(text, when);
        notes.time('next change after', await crowd.untilAcknowledged(1));
        await crowd.untilAcknowledged(5);
        await crowd.halt();
        notes.endRound(await crowd.findLosses());
      }
      notes.count('acknowledged', crowd.acknowledged());
    } finally {
      await site.close();
    }
  },
};
