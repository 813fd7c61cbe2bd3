import {
  foldQuery,
  foldTitle,
  isOneErrorApart,
  namesOfAlbum,
  shortNamesOfSong,
  type NamedAlbum,
} from '../catalogue/title-match.ts';
import { createSongSearch } from '../catalogue/song-search.ts';
import { guessesOf, type Guess, type ListedLine } from './listed-line.ts';

/** A song as far as lists from elsewhere need it. `artists` are all who are named on it. */
export type MatchedSong = {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly string[];
};

/** An album with its songs. */
export type MatchedAlbum = NamedAlbum & { readonly songs: readonly MatchedSong[] };

/** What a line was understood as: a song for sure, one of some, one that an earlier line named, or nothing known. */
export type LineMatch = { readonly line: ListedLine } & (
  | { readonly kind: 'sure' | 'duplicate'; readonly songId: string }
  | { readonly kind: 'unclear'; readonly songIds: readonly string[] }
  | { readonly kind: 'unknown' }
);

/** How many songs are offered where a line is unclear. */
const CANDIDATES = 5;
/** With fewer letters in a title a typing error makes another title. */
const TYPO_FROM_LETTERS = 5;
const TYPO_IN_WORD_FROM = 4;
/** So many lines without a song are searched for what they may mean; nobody chooses among more. */
const MOST_SEARCHED = 200;

// What stands in brackets behind titles without making them another song.
const SAME_SONG =
  /\s*[([](?:taylor['’]?s version|tv|from the vault|(?:feat|ft|featuring|with)\b[^)\]]*|explicit|clean|bonus track|deluxe[^)\]]*|remaster(?:ed)?[^)\]]*|album version|original(?: version)?|vault)[)\]]/giu;
const GUESTS = /\s+(?:feat|ft|featuring)[.\s].*$/iu;
const BEHIND = /\s*(?:[([].*[)\]]|\s[-–—]\s.*)\s*$/u;

/** What matching looks things up in, made once for a catalogue. `artist` is whose catalogue it is. */
export function createMatcher(albums: readonly MatchedAlbum[], artist: string) {
  const entries = albums.flatMap((album) => {
    const albumNames = namesOfAlbum(album);
    return album.songs.map((song) => ({
      song,
      albumNames,
      title: foldTitle(song.title),
      words: foldTitle(song.title).split(' '),
      shortNames: shortNamesOfSong(song.title),
      artists: [artist, ...song.artists].map(foldTitle),
    }));
  });
  type Entry = (typeof entries)[number];
  const byTitle = Map.groupBy(entries, ({ title }) => title);
  const byShortName = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const name of entry.shortNames) byShortName.set(name, [...(byShortName.get(name) ?? []), entry]);
  }
  const ids = new Set(entries.map(({ song }) => song.id));
  const search = createSongSearch<MatchedSong>();

  /** Whether what stands beside a title can belong to a song. */
  const fitsBeside = (beside: string, { albumNames, artists }: Entry) => {
    const folded = foldTitle(beside);
    const query = foldQuery(beside);
    return (
      albumNames.includes(query) ||
      albumNames.includes(folded) ||
      albumNames.some((name) => name.length > 3 && folded.startsWith(`${name} `)) ||
      artists.some((name) => ` ${folded} `.includes(` ${name} `))
    );
  };

  const known = new Map<string, readonly Entry[]>();

  /** The songs of a title, spelled as they are, by a short name or with small errors. */
  function spelled(title: string): readonly Entry[] {
    const found = known.get(title) ?? findSpelled(title);
    known.set(title, found);
    return found;
  }

  function findSpelled(title: string): readonly Entry[] {
    const query = foldQuery(withoutVersion(title));
    if (query === '') return [];
    const exact = byTitle.get(query) ?? byShortName.get(query) ?? byTitle.get(foldTitle(title));
    if (exact) return exact;
    if (query.replaceAll(' ', '').length < TYPO_FROM_LETTERS) return [];
    const words = query.split(' ');
    return entries.filter((entry) => isNearly({ title: query, words }, entry));
  }

  /** The one song that a guess means for sure. */
  function songOf({ title, beside }: Guess): string | undefined {
    const found = spelled(title);
    const fitting = beside === undefined ? found : found.filter((entry) => fitsBeside(beside, entry));
    return fitting.length === 1 ? fitting[0]?.song.id : undefined;
  }

  /** What a fan may have meant, where nothing is sure. */
  function candidates(guesses: readonly Guess[], isSearched: boolean): readonly string[] {
    const near = guesses.flatMap(({ title }) => [...spelled(title), ...spelled(title.replace(BEHIND, ''))]);
    const [first] = guesses;
    const query = first ? withoutVersion(first.title) : '';
    const searched = near.length === 0 && query.length > 2 && isSearched ? search.find(albums, query) : [];
    return [...new Set([...near.map(({ song }) => song.id), ...searched.map(({ id }) => id)])].slice(
      0,
      CANDIDATES,
    );
  }

  function matchLine(line: ListedLine, isSearched: boolean): LineMatch {
    if (line.songId !== undefined && ids.has(line.songId)) return { line, kind: 'sure', songId: line.songId };
    const guesses = guessesOf(line);
    for (const guess of guesses) {
      const songId = songOf(guess);
      if (songId !== undefined) return { line, kind: 'sure', songId };
    }
    const songIds = candidates(guesses, isSearched);
    return songIds.length > 0 ? { line, kind: 'unclear', songIds } : { line, kind: 'unknown' };
  }

  /** What each line means, in their order; a song that an earlier line named for sure is a duplicate. */
  return (lines: readonly ListedLine[]): readonly LineMatch[] => {
    const seen = new Set<string>();
    let unsure = 0;
    return lines.map((line) => {
      const match = matchLine(line, unsure < MOST_SEARCHED);
      if (match.kind !== 'sure') unsure += 1;
      if (match.kind !== 'sure') return match;
      if (seen.has(match.songId)) return { line, kind: 'duplicate', songId: match.songId };
      seen.add(match.songId);
      return match;
    });
  };
}

function withoutVersion(title: string): string {
  return title.replace(SAME_SONG, ' ').replace(GUESTS, '').trim();
}

type Words = { readonly title: string; readonly words: readonly string[] };

/** Whether one error in all, or one in each longer word, leads from a query to a title. */
function isNearly(query: Words, entry: Words): boolean {
  const apart = Math.abs(query.title.length - entry.title.length);
  if (apart <= 1 && isOneErrorApart(query.title, entry.title)) return true;
  return (
    query.words.length === entry.words.length &&
    apart <= query.words.length &&
    query.words.every((word, at) => {
      const other = entry.words[at] ?? '';
      return word === other || (other.length >= TYPO_IN_WORD_FROM && isOneErrorApart(word, other));
    })
  );
}
