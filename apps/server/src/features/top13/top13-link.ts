import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { Result } from '@thirteen/domain/result.ts';
import type { SongCodeProblem } from '@thirteen/domain/song-code/song-code.ts';
import { readTop13Code } from '@thirteen/domain/top13/top13-code.ts';

/** Reads the songs of a Top 13 that is its own link. One that the catalogue does not hold is unknown. */
export function readLinkedTop13(
  code: string,
  { songsByNumber }: Catalogue,
): Result<readonly string[], SongCodeProblem> {
  return readTop13Code(code, (number) => songsByNumber.get(number)?.id);
}
