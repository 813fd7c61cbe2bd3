import { findAccountByName } from '#features/account/account.repository.ts';
import { recountPublicProfiles } from '#features/explorer/explorer.repository.ts';
import { recount } from '#features/statistics/contributions.ts';
import { findMissedLogins, listNotedCounts } from '#features/statistics/statistics.repository.ts';
import type { Database } from '#platform/db/database.ts';
import { countPlacedSongsOf } from '#features/match/match.service.ts';
import type { Db } from '#platform/db/tables.ts';

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

const PAGE = 500;

/** A fan of whom another number of placed songs is noted than there are. */
type WrongCount = {
  readonly userId: string;
  readonly noted: number;
  readonly songsPlaced: number;
};

/** Counts the placed songs of each fan with a public profile again, and answers where something else is noted. */
async function recountSongsPlaced(db: Db): Promise<readonly WrongCount[]> {
  const wrong: WrongCount[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const noted = await listNotedCounts(db, { after, limit: PAGE });
    const counted = await countPlacedSongsOf(
      db,
      noted.map(({ userId }) => userId),
    );
    for (const { userId, songsPlaced } of noted) {
      const actual = counted.get(userId) ?? 0;
      if (actual !== songsPlaced) wrong.push({ userId, noted: songsPlaced, songsPlaced: actual });
    }
    after = noted.at(-1)?.userId;
  }
  return wrong;
}
