import { findAccountByName } from '#features/account/account.repository.ts';
import { recountPublicProfiles } from '#features/explorer/explorer.repository.ts';
import { recount } from '#features/statistics/recount.ts';
import { findMissedLogins } from '#features/statistics/statistics.repository.ts';
import { recountSongsPlaced } from './songs-placed.ts';
import type { Database } from '#platform/db/database.ts';

/**
 * Counts every list again and compares with the statistics, also while the server runs: `off` is what would have to be
 * added to counters. Of logins nothing is kept to count again but the sessions that are still there: nobody can have more
 * of them than logins; `missed` says who has. `wrongPlaced` are fans of whom another number of placed songs is noted than
 * there are.
 */
export async function checkStatistics(database: Database, authorUsername: string) {
  const authorId = (await findAccountByName(database.read, authorUsername))?.id;
  return database.readSnapshot(async (db) => ({
    off: [...(await recount(db, (userId) => userId !== authorId)), ...(await recountPublicProfiles(db))],
    missed: await findMissedLogins(db),
    wrongPlaced: await recountSongsPlaced(db),
  }));
}
