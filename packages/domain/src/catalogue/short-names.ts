import { foldTitle, initialsOf, isRerecorded } from './fold-title.ts';
import data from './short-names.json' with { type: 'json' };

const songNames: Readonly<Record<string, readonly string[]>> = data;

/** With fewer words the first letters are no name. */
const INITIALS_FROM_WORDS = 3;
/** What is left to type where the suffix is all that someone types. */
const RERECORDED = ['taylors version', 'tv'];

/** What a search needs to know of an album's names; `shortNames` are what fans call it. */
export type NamedAlbum = { readonly title: string; readonly shortNames?: readonly string[] };

/** The folded names of an album: its title, its first letters, and its short names. */
export function namesOfAlbum({ title, shortNames = [] }: NamedAlbum): readonly string[] {
  const folded = foldTitle(title);
  return [folded, ...initials(folded), ...shortNames, ...(isRerecorded(title) ? RERECORDED : [])];
}

/** What fans call a song beside its folded title: the title in one word, its first letters, and what the list says. */
export function shortNamesOfSong(title: string): readonly string[] {
  const folded = foldTitle(title);
  return [folded.replaceAll(' ', ''), ...initials(folded), ...(songNames[title] ?? [])];
}

function initials(folded: string): readonly string[] {
  return folded.split(' ').length < INITIALS_FROM_WORDS ? [] : [initialsOf(folded)];
}
