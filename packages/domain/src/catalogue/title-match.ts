import data from './short-names.json' with { type: 'json' };

const SUFFIX = /\(\s*taylor['\u2019]?s version\s*\)/giu;
// The same typed without brackets after a title, perhaps still under way. No title of the catalogue ends like this.
const TYPED_SUFFIX = /(?<=.) (?:from the vault|tv|taylors?(?: v[a-z]*)?)$/u;

/** A text without case, accents, punctuation and the suffix of re-recordings, its words parted by single spaces. */
export function foldTitle(text: string): string {
  return toWords(text.replace(SUFFIX, ' '));
}

/** What a fan searches for, folded as titles are. The suffix of re-recordings counts only where nothing else is typed. */
export function foldQuery(text: string): string {
  const query = toWords(text);
  const shorter = query.replace(TYPED_SUFFIX, '');
  return shorter === query ? query : foldQuery(shorter);
}

/** Whether a title has the suffix of re-recordings. */
export function isRerecorded(title: string): boolean {
  return title.search(SUFFIX) >= 0;
}

/** The first letters of a folded title's words, as fans shorten titles; numbers stay whole. */
export function initialsOf(folded: string): string {
  return folded
    .split(' ')
    .map((word) => (/^\d/u.test(word) ? word : word.slice(0, 1)))
    .join('');
}

function toWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019]/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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

// A word shorter than this must be typed without an error: "red" is one letter from too many others.
export const ERROR_FROM_LETTERS = 4;

/** Whether one inserted, left out, wrong or swapped letter, or none, leads from one text to the other. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = commonStart(a, b);
  const end = commonStart(reversed(a.slice(start)), reversed(b.slice(start)));
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === reversed(restB));
}

/** Whether the beginning of a text is at most one error from the query. */
export function isPrefixWithError(query: string, text: string): boolean {
  return [-1, 0, 1].some((more) => isOneErrorApart(query, text.slice(0, query.length + more)));
}

/** Whether any part of a word is at most one error from the query. */
export function containsWithError(query: string, word: string): boolean {
  return Array.from({ length: word.length }, (_, from) => word.slice(from)).some((rest) =>
    isPrefixWithError(query, rest),
  );
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return text.split('').toReversed().join('');
}
