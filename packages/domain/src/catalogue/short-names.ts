import { foldTitle, initialsOf, isRerecorded } from './fold-title.ts';
import data from './short-names.json' with { type: 'json' };

const albumNames: Readonly<Record<string, readonly string[]>> = data.albums;
const songNames: Readonly<Record<string, readonly string[]>> = data.songs;

/** With fewer words the first letters are no name. */
const INITIALS_FROM_WORDS = 3;
/** What is left to type where the suffix is all that someone types. */
const RERECORDED = ['taylors version', 'tv'];

/** The folded names of an album: its title, its first letters, and what the list of short names says. */
export function namesOfAlbum(title: string): readonly string[] {
  const folded = foldTitle(title);
  return [
    folded,
    ...initials(folded),
    ...(albumNames[title] ?? []),
    ...(isRerecorded(title) ? RERECORDED : []),
  ];
}

/** What fans call a song beside its folded title: the title in one word, its first letters, and what the list says. */
export function shortNamesOfSong(title: string): readonly string[] {
  const folded = foldTitle(title);
  return [folded.replaceAll(' ', ''), ...initials(folded), ...(songNames[title] ?? [])];
}

function initials(folded: string): readonly string[] {
  return folded.split(' ').length < INITIALS_FROM_WORDS ? [] : [initialsOf(folded)];
}
