import { countPlacedSongs, countPlacedSongsOf } from '#features/match/match.service.ts';
import { listNotedCounts, saveSongsPlaced } from '#features/statistics/statistics.repository.ts';
import type { Db, Tx } from '#platform/db/tables.ts';

const PAGE = 500;

/** A fan of whom another number of placed songs is noted than there are. */
export type WrongCount = {
  readonly userId: string;
  readonly noted: number;
  readonly songsPlaced: number;
};

/** Notes how many songs a fan with a public profile has placed by now. */
export async function updateSongsPlaced(tx: Tx, userId: string): Promise<void> {
  await saveSongsPlaced(tx, userId, await countPlacedSongs(tx, userId));
}

/** Counts the placed songs of each fan with a public profile again, and answers where something else is noted. */
export async function recountSongsPlaced(db: Db): Promise<readonly WrongCount[]> {
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
