import { fail, ok, type Result } from '../result.ts';
import {
  readSlotCode,
  readSongCode,
  songCodeLength,
  toSlotCode,
  toSongCode,
  type SongCodeProblem,
} from '../song-code/song-code.ts';
import { TOP13_SLOTS, type Top13 } from '../top13/top13.ts';
import { MATCH_SONGS } from './match.ts';

/** Five songs that somebody picked out of a Top 13, by id, the one loved most first; the Top 13 up to its last song. */
export type PickedSongs = { readonly picks: readonly string[]; readonly top13: Top13 };

const PICKS_LENGTH = songCodeLength(MATCH_SONGS);

/**
 * A match of five picks with the Top 13 that they are out of, as a text that can stand in an address: the code of the
 * picks and then that of the Top 13, songs and empty slots alone. Undefined where there are other than five picks, one is not in the
 * Top 13, or a song has no number that codes can hold.
 */
export function toMatchCode(
  { picks, top13 }: PickedSongs,
  numberOf: (songId: string) => number | null | undefined,
): string | undefined {
  if (!isPicked({ picks, top13 })) return undefined;
  const upToLast = top13.slice(0, top13.findLastIndex((id) => id !== null) + 1);
  const codes = [toSongCode(picks, numberOf), toSlotCode(upToLast, numberOf)];
  return codes.includes(undefined) ? undefined : codes.join('');
}

/** The songs of the code of a match. `songOf` finds a song by its permanent number. */
export function readMatchCode(
  code: string,
  songOf: (number: number) => string | undefined,
): Result<PickedSongs, SongCodeProblem> {
  const picks = readSongCode(code.slice(0, PICKS_LENGTH), songOf);
  if (!picks.ok) return picks;
  const top13 = readSlotCode(code.slice(PICKS_LENGTH), songOf);
  if (!top13.ok) return top13;
  const picked = { picks: picks.value, top13: top13.value };
  return isPicked(picked) ? ok(picked) : fail({ code: 'song-code-damaged' });
}

function isPicked({ picks, top13 }: PickedSongs): boolean {
  return (
    picks.length === MATCH_SONGS && top13.length <= TOP13_SLOTS && picks.every((id) => top13.includes(id))
  );
}
