import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { readMatchCode, type PickedSongs } from '@thirteen/domain/match/match-code.ts';
import type { Result } from '@thirteen/domain/result.ts';
import type { SongCodeProblem } from '@thirteen/domain/song-code/song-code.ts';

/** Reads the songs of a match that is its own link. One that the catalogue does not hold is unknown. */
export function readLinkedMatch(
  code: string,
  { songsByNumber }: Catalogue,
): Result<PickedSongs, SongCodeProblem> {
  return readMatchCode(code, (number) => songsByNumber.get(number)?.id);
}
