import type { Song } from './catalogue.ts';

/** How many songs a search answers at most. */
export const SEARCH_LIMIT = 20;
// A word shorter than this must be typed without an error: "red" is one letter from too many others.
const TYPO_FROM_LETTERS = 4;

type Indexed = { readonly song: Song; readonly title: string; readonly words: readonly string[] };

/**
 * Makes a search that remembers its index as long as the songs stay the same. Case, accents, punctuation and a
 * `(Taylor's Version)` suffix don't matter; one typing error is forgiven from four letters up. Whole titles come
 * first, then those that begin with the query, then those with a word that does, then the rest; each in the
 * catalogue's order, and those spelled as typed before those with an error forgiven.
 */
export function createSongSearch(): (songs: readonly Song[], query: string) => readonly Song[] {
  let indexOf: readonly Song[] = [];
  let index: readonly Indexed[] = [];
  return (songs, query) => {
    if (songs !== indexOf) {
      index = songs.map(toIndexed);
      indexOf = songs;
    }
    return search(index, foldTitle(query));
  };
}

/** A text without case, accents, punctuation and the suffix of re-recordings, its words parted by single spaces. */
export function foldTitle(text: string): string {
  return text
    .replace(/\(\s*taylor['\u2019]?s version\s*\)/giu, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019]/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function toIndexed(song: Song): Indexed {
  const title = foldTitle(song.title);
  return { song, title, words: title.split(' ') };
}

function search(index: readonly Indexed[], query: string): readonly Song[] {
  if (query === '') return [];
  const terms = query.split(' ');
  const isForgiving = query.replaceAll(' ', '').length >= TYPO_FROM_LETTERS;
  const fits = isForgiving ? [...asTyped, ...withError] : asTyped;
  return index
    .map((entry) => ({ entry, grade: fits.findIndex((fit) => fit(entry, query, terms)) }))
    .filter(({ grade }) => grade >= 0)
    .toSorted((a, b) => a.grade - b.grade)
    .slice(0, SEARCH_LIMIT)
    .map(({ entry }) => entry.song);
}

type Fit = (indexed: Indexed, query: string, terms: readonly string[]) => boolean;

/** How a title can answer a query, the best way first: spelled as typed, then with one error forgiven. */
const asTyped: readonly Fit[] = [
  ({ title }, query) => title === query,
  ({ title }, query) => title.startsWith(query),
  ({ words }, _query, terms) => isWithinWords(words, terms, startsWith),
  ({ title }, query, terms) => title.includes(query) || terms.every((term) => title.includes(term)),
];
const withError: readonly Fit[] = [
  ({ title }, query) => isOneErrorApart(query, title),
  ({ title }, query) => isPrefixWithError(query, title),
  ({ words }, _query, terms) => isWithinWords(words, terms, startsWithError),
  ({ words }, query) => words.some((word) => containsWithError(query, word)),
];

/** Whether each term finds a word of its own, in order, the last of which may still be under way. */
function isWithinWords(
  words: readonly string[],
  terms: readonly string[],
  fits: (term: string, word: string) => boolean,
): boolean {
  let next = 0;
  return terms.every((term) => {
    const found = words.findIndex((word, place) => place >= next && fits(term, word));
    next = found + 1;
    return found >= 0;
  });
}

function startsWith(term: string, word: string): boolean {
  return word.startsWith(term);
}

function startsWithError(term: string, word: string): boolean {
  return word.startsWith(term) || (term.length >= TYPO_FROM_LETTERS && isPrefixWithError(term, word));
}

/** Whether the beginning of a text is at most one error from the query. */
function isPrefixWithError(query: string, text: string): boolean {
  return [-1, 0, 1].some((more) => isOneErrorApart(query, text.slice(0, query.length + more)));
}

function containsWithError(query: string, word: string): boolean {
  return Array.from({ length: word.length }, (_, from) => word.slice(from)).some(
    (rest) => rest.length >= query.length - 1 && isPrefixWithError(query, rest),
  );
}

/** Whether one inserted, left out, wrong or swapped letter, or none, leads from one text to the other. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = commonStart(a, b);
  const end = commonStart(reversed(a.slice(start)), reversed(b.slice(start)));
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === reversed(restB));
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return text.split('').toReversed().join('');
}
