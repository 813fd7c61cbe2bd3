import { songIdsIn, type SetSong } from './set-list.ts';

/** What a song without a known duration counts: 3:30. */
export const USUAL_SONG_SECONDS = 210;

/** A running time in whole seconds. `isAbout` where a duration had to be guessed or an average was taken. */
export type ShowLength = { readonly seconds: number; readonly isAbout: boolean };

/** The duration of a song in seconds; null or undefined where nobody knows it. */
export type DurationOf = (songId: string) => number | null | undefined;

/** How long it takes to sing all of this. A mashup lasts as long as its longer half. */
export function lengthOfSongs(songs: readonly SetSong[], durationOf: DurationOf): ShowLength {
  const known = songs.map((song) => songIdsIn(song).map((id) => durationOf(id) ?? undefined));
  const seconds = known.map((halves) => Math.max(...halves.map((half) => half ?? USUAL_SONG_SECONDS)));
  return {
    seconds: seconds.reduce((sum, each) => sum + each, 0),
    isAbout: known.flat().includes(undefined),
  };
}
