import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { readTop13Code } from '@thirteen/domain/top13/top13-code.ts';

/** The songs of a Top 13 that is its own link, by its code; undefined where it is none, or names songs that are not here. */
export function songsOfTop13Code(code: string, { songsByNumber }: Catalogue): readonly string[] | undefined {
  const read = readTop13Code(code, (number) => songsByNumber.get(number)?.id);
  return read.ok ? read.value : undefined;
}
