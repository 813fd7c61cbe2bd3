import { isName, isPartOfName } from './album-search.ts';
import {
  foldQuery,
  foldTitle,
  containsWithError,
  ERROR_FROM_LETTERS,
  isOneErrorApart,
  isPrefixWithError,
  namesOfAlbum,
  shortNamesOfSong,
  type NamedAlbum,
} from './title-match.ts';

/** How many songs a search answers at most. */
export const SEARCH_LIMIT = 20;
/** Fewer letters begin too many of the short names. */
const SHORT_NAME_FROM_LETTERS = 3;

type Titled = { readonly title: string };

/** An album as far as a search needs it. */
export type SearchedAlbum<Song extends Titled> = NamedAlbum & { readonly songs: readonly Song[] };

type Indexed<Song> = {
  readonly song: Song;
  readonly title: string;
  readonly words: readonly string[];
  readonly shortNames: readonly string[];
  readonly albumNames: readonly string[];
};

/** A search in albums that stay the same for many queries. */
export type SongSearch<Song extends Titled> = {
  /** All songs that answer a query, the best first. */
  readonly find: (albums: readonly SearchedAlbum<Song>[], query: string) => readonly Song[];
  /** The same without those with a typing error, unless there are no others: narrows a list that has an order of its own. */
  readonly filter: (albums: readonly SearchedAlbum<Song>[], query: string) => ReadonlySet<Song>;
};

/**
 * Makes a search that remembers its index as long as the albums stay the same. Case, accents, punctuation and the suffix
 * of re-recordings don't matter; fans' short names are known, an album's name finds its songs, and one typing error is
 * forgiven from four letters up. Whole titles come first, then titles with what was typed as whole words, then as
 * beginnings of words, then the rest; each in the catalogue's order, and those spelled as typed before all others.
 */
export function createSongSearch<Song extends Titled>(): SongSearch<Song> {
  let indexOf: readonly SearchedAlbum<Song>[] = [];
  let index: readonly Indexed<Song>[] = [];

  function search(albums: readonly SearchedAlbum<Song>[], text: string) {
    if (albums !== indexOf) {
      index = albums.flatMap(toIndexed);
      indexOf = albums;
    }
    return gradeAll(index, foldQuery(text));
  }

  return {
    find: (albums, query) => search(albums, query).map(({ song }) => song),
    filter: (albums, query) => {
      const found = search(albums, query);
      const spelled = found.filter(({ grade }) => grade < asTyped.length);
      return new Set((spelled.length > 0 ? spelled : found).map(({ song }) => song));
    },
  };
}

function toIndexed<Song extends Titled>(album: SearchedAlbum<Song>): readonly Indexed<Song>[] {
  const albumNames = namesOfAlbum(album);
  return album.songs.map((song) => {
    const title = foldTitle(song.title);
    return { song, title, words: title.split(' '), shortNames: shortNamesOfSong(song.title), albumNames };
  });
}

function gradeAll<Song>(index: readonly Indexed<Song>[], query: string) {
  if (query === '') return [];
  const terms = query.split(' ');
  const isForgiving = query.replaceAll(' ', '').length >= ERROR_FROM_LETTERS;
  const fits = isForgiving ? [...asTyped, ...withError] : asTyped;
  return index
    .map((entry) => ({ song: entry.song, grade: fits.findIndex((fit) => fit(entry, query, terms)) }))
    .filter(({ grade }) => grade >= 0)
    .toSorted((a, b) => a.grade - b.grade);
}

type Fit = (indexed: Indexed<unknown>, query: string, terms: readonly string[]) => boolean;

/** How a song can answer a query, the best way first: spelled as typed, then with one error allowed. */
const asTyped: readonly Fit[] = [
  ({ title }, query) => title === query,
  ({ shortNames }, query) => shortNames.includes(query),
  ({ title }, query) => title.startsWith(`${query} `),
  ({ title }, query) => ` ${title} `.includes(` ${query} `),
  ({ title }, query) => title.startsWith(query),
  ({ words }, _query, terms) => isWithinWords(words, terms, startsWith),
  ({ shortNames }, query) =>
    query.length >= SHORT_NAME_FROM_LETTERS && shortNames.some((name) => name.startsWith(query)),
  ({ albumNames }, query) => isName(query, albumNames),
  ({ title }, query, terms) => title.includes(query) || terms.every((term) => title.includes(term)),
];
const withError: readonly Fit[] = [
  ({ title }, query) => isOneErrorApart(query, title),
  ({ title }, query) => isPrefixWithError(query, title),
  ({ words }, _query, terms) => isWithinWords(words, terms, startsWithError),
  ({ words }, query) => words.some((word) => containsWithError(query, word)),
  ({ albumNames }, query) => isPartOfName(query, albumNames),
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
  return word.startsWith(term) || (term.length >= ERROR_FROM_LETTERS && isPrefixWithError(term, word));
}
