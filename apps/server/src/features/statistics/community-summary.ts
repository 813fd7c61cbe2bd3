import { heroSongIds } from '@thirteen/catalogue/texts.ts';
import type { CommunitySummary, LovedSongs } from '@thirteen/contract/community.ts';
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

/** What a visitor chooses from first: the songs of all Top 13s by how many hold them, then the well-known ones. */
export async function readLovedSongs(db: Db, { songsById }: Catalogue): Promise<LovedSongs> {
  const counts = await readCounters(db, statisticNames.favoriteSongs);
  const known = [...new Set([...heroSongIds, ...songsById.keys()])].filter((id) => songsById.has(id));
  const counted = known.filter((id) => (counts.get(id) ?? 0) > 0);
  const ranked = counted.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return { songIds: [...new Set([...ranked, ...known.slice(0, heroSongIds.length)])] };
}
