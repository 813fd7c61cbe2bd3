import { heroSongIds } from '@thirteen/catalogue/texts.ts';
import type { CommunitySummary } from '@thirteen/contract/community.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { readCounters } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/tables.ts';
import { statisticNames } from './contributions.ts';

/** What visitors see of all fans: how many Top 13s hold each well-known song, the most loved first; ties as in the fixed list. */
export async function readCommunitySummary(
  db: Db,
  { songsById, albumsByKey }: Catalogue,
): Promise<CommunitySummary> {
  const counts = await readCounters(db, statisticNames.favoriteSongs);
  const songs = heroSongIds.flatMap((id) => {
    const song = songsById.get(id);
    const album = song && albumsByKey.get(song.albumKey);
    if (!album) return [];
    return [{ songId: id, songTitle: song.title, era: album.theme, top13s: counts.get(id) ?? 0 }];
  });
  return { songs: songs.toSorted((a, b) => b.top13s - a.top13s) };
}
