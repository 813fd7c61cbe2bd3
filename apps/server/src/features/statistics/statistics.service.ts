import { changeCounters } from '#platform/db/counters.ts';
import { listStoredLists } from '#platform/saving/lists.repository.ts';
import type { Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/saving/change-list.ts';
import { contributionsOf, difference, statisticNames } from './contributions.ts';
import { dayOf } from '@thirteen/domain/statistics/days.ts';
import type { Database } from '#platform/db/database.ts';
import { deleteCounterDaysBefore, hasCounterDay, insertCounterDay } from './counter-days.repository.ts';

/** Updates the statistics in each transaction that changes what they count. */
export type StatisticsUpdates = {
  readonly listChanged: ListChanged;
  /** Takes back all that a fan counted for, before the account goes. */
  readonly forgetFan: (tx: Tx, userId: string) => Promise<void>;
};

/** The lists of the site's author are an example and count for nothing. */
export function createStatisticsUpdates(isCounted: (userId: string) => boolean): StatisticsUpdates {
  return {
    async listChanged(tx, { userId, list, before, placedBefore, after, placed }) {
      if (!isCounted(userId)) return;
      const changes = difference(
        contributionsOf(list, { items: before, placed: placedBefore }),
        contributionsOf(list, { items: after, placed }),
      );
      await changeCounters(tx, userId, changes);
    },
    async forgetFan(tx, userId) {
      if (!isCounted(userId)) return;
      const lists = await listStoredLists(tx, userId);
      const counted = lists.flatMap(({ list, ...stored }) => contributionsOf(list, stored));
      await changeCounters(tx, userId, difference(counted, []));
    },
  };
}

/** How long the sums of a day are kept. */
export const COUNTER_DAYS_KEPT = 365;

// What the charts of the home page show; the number of ballots is in none of them.
const keptStatistics = [statisticNames.favoriteSongs, statisticNames.tourSongs, statisticNames.albumPoints];

/**
 * Keeps the sums of today's charts, once a day whichever process comes first, and forgets those of more than a year ago.
 * `now` is in milliseconds since 1970.
 */
export async function keepToday(database: Database, now: number): Promise<void> {
  const today = dayOf(now);
  if (await hasCounterDay(database.read, today)) return;
  await database.write(async (tx) => {
    await insertCounterDay(tx, today, keptStatistics);
    await deleteCounterDaysBefore(tx, dayOf(now, COUNTER_DAYS_KEPT));
  });
}
