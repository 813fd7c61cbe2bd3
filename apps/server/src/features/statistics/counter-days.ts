import { dayOf } from '@thirteen/domain/statistics/days.ts';
import type { Database } from '#platform/db/database.ts';
import { statisticNames } from './contributions.ts';
import { deleteCounterDaysBefore, hasCounterDay, insertCounterDay } from './counter-days.repository.ts';

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
