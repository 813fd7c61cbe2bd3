import { setTimeout as sleep } from 'node:timers/promises';
import { statisticNames } from '../../../apps/server/src/features/statistics/contributions.ts';
import { readCounters } from '../../../apps/server/src/platform/db/counters.ts';
import { listSongIds, signUpAt } from '../../../apps/server/src/testing/crashes/process-fan.ts';
import type { Fault } from '../fault.ts';
import { openSqliteSite, type SqliteSite } from '../sqlite-site.ts';

const HOUR_MS = 3_600_000;
// There and back, and the other way round.
const STEPS_MS = [HOUR_MS, 0, -HOUR_MS, 0];
const SHOWN_WITHIN_MS = 2500;

/** Somebody sets the clock of the machine an hour ahead or back. */
export const clockSteps: Fault = {
  name: 'clock-steps',
  title: 'clock set by an hour either way',
  rounds: { full: 12, quick: 1 },
  async play({ rounds, seed, notes }) {
    const site = await openSqliteSite({ seed, env: { MEDIA_BASE_URL: '/media' }, options: { clock: true } });
    const { crowd } = site;
    try {
      for (let round = 0; round < rounds; round += 1) {
        crowd.go();
        await crowd.untilAcknowledged(10);
        // Links live for an hour: those under way are let through before.
        await crowd.halt();
        await site.server().setClock(STEPS_MS[round % STEPS_MS.length] ?? 0);
        crowd.go();
        await crowd.untilAcknowledged(25);
        await crowd.halt();
        const losses = await findStale(site, round);
        notes.endRound([...losses, ...(await crowd.findLosses())]);
      }
      notes.count('acknowledged', crowd.acknowledged());
    } finally {
      await site.close();
    }
  },
};

/** Statistics that are older than two seconds, and a preview that does not come. */
async function findStale({ server, database }: SqliteSite, round: number): Promise<readonly string[]> {
  const { origin } = server();
  const token = await signUpAt(origin);
  const songs = await listSongIds(origin);
  await sleep(SHOWN_WITHIN_MS);
  const response = await fetch(`${origin}/api/users/all-top-favorite-songs`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const shown = ((await response.json()) as readonly { readonly count: number }[]).map(({ count }) => count);
  const counted = [...(await readCounters(database.read, statisticNames.favoriteSongs)).values()];
  const preview = await fetch(`${origin}/media/previews/${songs[round]}.mp3`);
  return [
    ...(sum(shown) === sum(counted) ? [] : [`statistics show ${sum(shown)} favorites of ${sum(counted)}`]),
    ...(preview.status === 200 ? [] : [`a preview answered ${preview.status}`]),
  ];
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
