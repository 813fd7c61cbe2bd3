import { setTimeout as sleep } from 'node:timers/promises';
import { statisticNames } from '../../apps/server/src/features/statistics/contributions.ts';
import { readCounters } from '../../apps/server/src/platform/db/counters.ts';
import { fetchJson } from '../../apps/server/src/testing/call.ts';
import { listSongIds, signUpAt } from '../../apps/server/src/testing/crashes/process-fan.ts';
import { roundsOn, type Fault } from './fault.ts';
import { openSqliteSite, type Site } from './site.ts';

/** The one process of a site on SQLite dies in the middle of writing. */
const killSqlite: Fault = {
  name: 'kill-sqlite',
  title: 'kill -9 of the process, SQLite',
  rounds: { full: 50, quick: 0 },
  play: roundsOn(openSqliteSite, async ({ crowd, apps }, { chance, notes }) => {
    // Not always at the same point of a group of writes.
    await sleep(chance(120));
    await apps[0]?.kill();
    await crowd.halt();
    const killedAt = performance.now();
    await apps[0]?.start();
    notes.time('back after', performance.now() - killedAt);
    return undefined;
  }),
};

const HOUR_MS = 3_600_000;
// There and back, and the other way round.
const STEPS_MS = [HOUR_MS, 0, -HOUR_MS, 0];
const SHOWN_WITHIN_MS = 2500;

/** Somebody sets the clock of the machine an hour ahead or back. */
const clockSteps: Fault = {
  name: 'clock-steps',
  title: 'clock set by an hour either way',
  rounds: { full: 12, quick: 1 },
  play: roundsOn(
    (seed) => openSqliteSite(seed, { clock: true }),
    async (site, { round }) => {
      const { crowd, apps } = site;
      // Links live for an hour: those under way are let through before.
      await crowd.halt();
      await apps[0]?.running()?.setClock(STEPS_MS[round % STEPS_MS.length] ?? 0);
      crowd.go();
      await crowd.untilAcknowledged(25);
      await crowd.halt();
      return findStale(site, round);
    },
  ),
};

/** Statistics that are older than two seconds, and a preview that does not come. */
async function findStale({ apps, database }: Site, round: number): Promise<readonly string[]> {
  const { url = '' } = apps[0] ?? {};
  const token = await signUpAt(url);
  const songs = await listSongIds(url);
  await sleep(SHOWN_WITHIN_MS);
  const favorites = await fetchJson<{ readonly count: number }[]>(`${url}/api/users/all-top-favorite-songs`, {
    token,
  });
  const shown = sum(favorites.map(({ count }) => count));
  const counted = sum([...(await readCounters(database.read, statisticNames.favoriteSongs)).values()]);
  const preview = await fetch(`${url}/media/previews/${songs[round]}.mp3`);
  return [
    ...(shown === counted ? [] : [`statistics show ${shown} favorites of ${counted}`]),
    ...(preview.status === 200 ? [] : [`a preview answered ${preview.status}`]),
  ];
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** What is done to a site on SQLite. */
export const sqliteFaults = { killSqlite, clockSteps };
