import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { readMatchCode, type PickedSongs } from '@thirteen/domain/match/match-code.ts';

/** The songs of a match that is its own link, by its code; undefined where it is none, or names songs that are not here. */
export function songsOfMatchCode(code: string, { songsByNumber }: Catalogue): PickedSongs | undefined {
  const read = readMatchCode(code, (number) => songsByNumber.get(number)?.id);
  return read.ok ? read.value : undefined;
}
