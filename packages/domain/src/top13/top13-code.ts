import { fail, type Result } from '../result.ts';
import { readSongCode, songCodeLength, toSongCode, type SongCodeProblem } from '../song-code/song-code.ts';
import { TOP13_SLOTS, type Top13 } from './top13.ts';

/** How long a code is. */
export const TOP13_CODE_LENGTH = songCodeLength(TOP13_SLOTS);

/**
 * A whole Top 13 as a text that can stand in an address. `numberOf` tells the permanent number of a song. Undefined
 * where a slot is empty, or a song has no number that codes can hold.
 */
export function toTop13Code(
  top13: Top13,
  numberOf: (songId: string) => number | null | undefined,
): string | undefined {
  const chosen = top13.filter((id) => id !== null);
  return top13.length === TOP13_SLOTS && chosen.length === TOP13_SLOTS
    ? toSongCode(chosen, numberOf)
    : undefined;
}

/** The ids of the thirteen songs of a code, the first slot first. `songOf` finds a song by its permanent number. */
export function readTop13Code(
  code: string,
  songOf: (number: number) => string | undefined,
): Result<readonly string[], SongCodeProblem> {
  const read = readSongCode(code, songOf);
  return read.ok && read.value.length !== TOP13_SLOTS ? fail({ code: 'song-code-damaged' }) : read;
}
