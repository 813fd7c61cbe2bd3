import type { KnownSong } from '@thirteen/contract/statistics.ts';

/** The picks of a visitor, by song id, as they are kept beyond this page. */
export type KeptSongs = {
  readonly read: () => readonly string[];
  readonly keep: (songIds: readonly string[]) => void;
};

/** How many beads a visitor makes before the sorter brings more. */
export const FIRST_BEADS = 3;

/** How many songs are offered: whole rows, in wide windows and on phones. */
export const OFFERED_SONGS = 12;

/** Picks as song ids, as tapped, after a tap on a song: on, off again, or as before when all beads are taken. */
export function tapSong(picks: readonly string[], songId: string): readonly string[] {
  if (picks.includes(songId)) return picks.filter((id) => id !== songId);
  return picks.length < FIRST_BEADS ? [...picks, songId] : picks;
}

/** The picks kept from before that are among the songs on offer; no more than there are beads for. */
export function offeredPicks(
  kept: readonly string[],
  songs: readonly Pick<KnownSong, 'songId'>[],
): readonly string[] {
  return kept.filter((id) => songs.some(({ songId }) => songId === id)).slice(0, FIRST_BEADS);
}

/** The songs to tap, by id: those loved most, and what was picked before, though others may have passed it meanwhile. */
export function offeredSongs(
  kept: readonly string[],
  songs: readonly Pick<KnownSong, 'songId'>[],
): readonly string[] {
  const ids = songs.map(({ songId }) => songId);
  const picked = offeredPicks(kept, songs);
  const others = ids.filter((id) => !picked.includes(id)).slice(0, OFFERED_SONGS - picked.length);
  return ids.filter((id) => picked.includes(id) || others.includes(id));
}
