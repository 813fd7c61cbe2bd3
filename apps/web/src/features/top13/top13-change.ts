import { countChosen, type Top13 } from '@thirteen/domain/top13/top13.ts';

/** What leads from one Top 13 to another: one slot, or several at once. */
export type Top13Change =
  | { readonly kind: 'filled'; readonly slot: number; readonly songId: string }
  | { readonly kind: 'cleared'; readonly slot: number }
  | { readonly kind: 'rearranged' };

/** The smallest change that leads from one Top 13 to another. */
export function describeChange(from: Top13, to: Top13): Top13Change {
  const [index, ...others] = [...to.keys()].filter((place) => to[place] !== from[place]);
  if (index === undefined || others.length > 0) return { kind: 'rearranged' };
  const songId = to[index] ?? null;
  return songId === null ? { kind: 'cleared', slot: index + 1 } : { kind: 'filled', slot: index + 1, songId };
}

/** Repeats slot by slot on `theirs` what was done between `from` and `mine`; undefined where a song would stand twice. */
export function mergeTop13(from: Top13, mine: Top13, theirs: Top13): Top13 | undefined {
  const merged = theirs.map((id, index) => {
    const wanted = mine[index] ?? null;
    return wanted === from[index] ? id : wanted;
  });
  return new Set(merged).size - (merged.includes(null) ? 1 : 0) === countChosen(merged) ? merged : undefined;
}

export function isSameTop13(a: Top13, b: Top13): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** The songs of `to` that `from` did not have. */
export function songsAdded(from: Top13, to: Top13): readonly string[] {
  return to.filter((id) => id !== null && !from.includes(id)).map(String);
}

/** Returns to their slots the songs of `before` that are gone, as far as those slots are empty. */
export function putBack(before: Top13, now: Top13): Top13 {
  return now.map((id, index) => {
    const song = before[index] ?? null;
    return id === null && song !== null && !now.includes(song) ? song : id;
  });
}

/** The empty slot after this one, from the first on where there is none behind it. */
export function nextEmptySlot(top13: Top13, slot: number): number | undefined {
  const empty = [...top13.keys()].filter((index) => top13[index] === null).map((index) => index + 1);
  return empty.find((each) => each > slot) ?? empty[0];
}
