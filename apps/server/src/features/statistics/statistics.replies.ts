import { heroSongIds } from '@thirteen/catalogue/texts.ts';
import type { KnownSongs, LovedSongs, RankChange, WeeklyChanges } from '@thirteen/contract/statistics.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { readCounters } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/tables.ts';
import { statisticNames } from './contributions.ts';
import { lastWeekOf } from '@thirteen/domain/statistics/days.ts';
import { listClimbers } from '@thirteen/domain/statistics/rank-changes.ts';
import { findCounterDay, readCounterDay } from './counter-days.repository.ts';

/** What visitors see of all fans: how many Top 13s hold each well-known song, the most loved first; ties as in the fixed list. */
export async function readKnownSongs(db: Db, { songsById, albumsByKey }: Catalogue): Promise<KnownSongs> {
  const counts = await readCounters(db, statisticNames.favoriteSongs);
  const songs = heroSongIds.flatMap((id) => {
    const song = songsById.get(id);
    const album = song && albumsByKey.get(song.albumKey);
    if (!album) return [];
    return [{ songId: id, songTitle: song.title, era: album.theme, top13s: counts.get(id) ?? 0 }];
  });
  return { songs: songs.toSorted((a, b) => b.top13s - a.top13s) };
}

/** What a visitor chooses from first: the songs of all Top 13s by how many hold them, then the well-known ones. */
export async function readLovedSongs(db: Db, { songsById }: Catalogue): Promise<LovedSongs> {
  const counts = await readCounters(db, statisticNames.favoriteSongs);
  const known = [...new Set([...heroSongIds, ...songsById.keys()])].filter((id) => songsById.has(id));
  const counted = known.filter((id) => (counts.get(id) ?? 0) > 0);
  const ranked = counted.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return { songIds: [...new Set([...ranked, ...known.slice(0, heroSongIds.length)])] };
}

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
