import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import type { ListedSong } from '../song-rows.ts';

/** A ranking of an album's songs, or the album that a fan made of track numbers, ready to be drawn. */
export type RankedRecord = {
  readonly theme: EraRef;
  /** What stands above the title, such as "My ranking". */
  readonly over: string;
  readonly title: string;
  /** In their order, with the numbers that stand before them. */
  readonly songs: readonly ListedSong[];
  /** `era` is the drawing of the album's era, `own` one made of the covers of the first songs. */
  readonly cover: 'era' | 'own';
};

/** The songs that find room, and how many don't: where some are left out, the last place tells their number. */
export function thoseWithRoom(
  songs: readonly ListedSong[],
  room: number,
): { readonly shown: readonly ListedSong[]; readonly more: number } {
  if (songs.length <= room) return { shown: songs, more: 0 };
  return { shown: songs.slice(0, room - 1), more: songs.length - room + 1 };
}
