import type { RankChange, WeeklyChanges } from '@thirteen/contract/statistics.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { lastWeekOf } from '@thirteen/domain/statistics/days.ts';
import { listClimbers } from '@thirteen/domain/statistics/rank-changes.ts';
import { readCounters } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/tables.ts';
import { statisticNames } from './contributions.ts';
import { findCounterDay, readCounterDay } from './counter-days.repository.ts';

const CLIMBERS = 5;

type TitleOf = (item: string) => string | undefined;

/** What climbed since last week; nothing is made up where no day of that week was kept. `now` is in milliseconds since 1970. */
export async function readWeeklyChanges(
  db: Db,
  { songsById, albumsByKey }: Catalogue,
  now: number,
): Promise<WeeklyChanges> {
  const since = await findCounterDay(db, lastWeekOf(now));
  if (since === undefined) return { since: null, favoriteSongs: [], tourSongs: [], albums: [] };
  const read = (name: string, titleOf: TitleOf) => readClimbers(db, { name, since, titleOf });
  const titleOfSong: TitleOf = (id) => songsById.get(id)?.title;
  const [favoriteSongs, tourSongs, albums] = await Promise.all([
    read(statisticNames.favoriteSongs, titleOfSong),
    read(statisticNames.tourSongs, titleOfSong),
    read(statisticNames.albumPoints, (key) => albumsByKey.get(key)?.title),
  ]);
  return { since, favoriteSongs, tourSongs, albums: albums.map(toPoints) };
}

/** Points of albums are counted doubled. */
function toPoints({ count, gained, ...change }: RankChange): RankChange {
  return { ...change, count: count / 2, gained: gained / 2 };
}

type Chart = { readonly name: string; readonly since: string; readonly titleOf: TitleOf };

async function readClimbers(db: Db, { name, since, titleOf }: Chart): Promise<RankChange[]> {
  const counts = await Promise.all([readCounters(db, name), readCounterDay(db, since, name)]);
  const [now, before] = counts.map((byItem) => byTitle(byItem, titleOf));
  return listClimbers(now ?? new Map(), before ?? new Map())
    .slice(0, CLIMBERS)
    .map(({ item, ...change }) => ({ title: item, ...change }));
}

/** Counts by title, which is unique; what left the catalogue holds no place. */
function byTitle(byItem: ReadonlyMap<string, number>, titleOf: TitleOf): ReadonlyMap<string, number> {
  return new Map(
    [...byItem].flatMap(([item, count]) => {
      const title = titleOf(item);
      return title === undefined ? [] : [[title, count] as const];
    }),
  );
}
