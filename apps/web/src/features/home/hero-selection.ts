/** How many songs the hero shows at a time. */
export const SELECTION_SIZE = 5;

type Titled = { readonly title: string };

/** Five songs picked at random, or all where there are fewer. `random` gives numbers from 0 up to, not including, 1. */
export function pickSongs<Song extends Titled>(
  songs: readonly Song[],
  random: () => number,
): readonly Song[] {
  const left = [...songs];
  const selection: Song[] = [];
  while (selection.length < SELECTION_SIZE && left.length > 0)
    selection.push(...left.splice(Math.floor(random() * left.length), 1));
  return selection;
}

/** The selection with one slot, picked at random, replaced by a song that is not shown. The same selection where there is none. */
export function replaceSong<Song extends Titled>(
  selection: readonly Song[],
  songs: readonly Song[],
  random: () => number,
): readonly Song[] {
  const shown = new Set(selection.map(({ title }) => title));
  const others = songs.filter(({ title }) => !shown.has(title));
  const song = others[Math.floor(random() * others.length)];
  return song === undefined ? selection : selection.with(Math.floor(random() * selection.length), song);
}
