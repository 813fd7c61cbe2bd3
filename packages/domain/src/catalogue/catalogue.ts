import type { Era, EraLook } from './era-look.ts';

/** A song as the catalogue knows it. Titles are unique in the catalogue. Durations are whole seconds, where known. */
export type Song = {
  readonly id: string;
  readonly title: string;
  readonly albumKey: string;
  /** 1 to n within the album. */
  readonly track: number;
  readonly durationSeconds: number | null;
  /** The main artist where the song is on somebody else's record; null for the artist of the catalogue. */
  readonly artist: string | null;
  /** The guests' names, separated by commas; on somebody else's record the catalogue's artist is one of them. */
  readonly featuring: string | null;
  /** A preview of its own; null means the clip made for this song. */
  readonly audioSource: string | null;
  /** The address of a recorded preview that the operator linked; it stands in for the clip made for this song. */
  readonly linkedAudio?: string;
  /** The address of its page at the service where that preview was found. */
  readonly linkedPage?: string;
  /** Its permanent numbers, by which links name it: all lead to it, and new links hold the first. None on records. */
  readonly numbers?: readonly number[];
};

/** An album with its songs in track order. The singles stand as one album with the key `singles`, always last. */
export type Album = {
  readonly key: string;
  readonly slug: string;
  /** The short name of its era; null for the singles and for albums added without one. */
  readonly era: string | null;
  /** Whether its era is a part of the tour, and so of every set list. */
  readonly onTour: boolean;
  readonly title: string;
  /** What fans call it for short, folded as titles are. */
  readonly shortNames: readonly string[];
  /** ISO date, and its year; null for the singles, which have no single date. */
  readonly releaseDate: string | null;
  readonly releaseYear: number | null;
  /** A cover of its own; null means the drawing of its era. */
  readonly cover: string | null;
  /** The address of a printed cover that the operator linked; it stands in for the drawing. */
  readonly linkedCover?: string;
  /** The key of its look: its slug, or `singles` where it has none of its own. */
  readonly theme: string;
  /** That look, where it is its own and pictures or sounds are made of it: on the server alone. */
  readonly look?: EraLook;
  readonly songs: readonly Song[];
};

/** The key of the album that stands for all standalone singles and features. */
export const SINGLES_KEY = 'singles';

/** What pages call the rankings of more than one album; they stand where others have an album's slug. */
const wholeRankings: ReadonlySet<string> = new Set(['allAlbums', 'allSongs', SINGLES_KEY, 'byTrackNumber']);

/** The name under which the API knows the ranking of the singles. */
export const SINGLES_RANKING = 'standaloneSingles';

const RESERVED_NAMES = new Set([...wholeRankings, SINGLES_RANKING].map((name) => name.toLowerCase()));

/** Whether a key or slug names rankings already, so that no album may have it. */
export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.has(name.toLowerCase().replaceAll('-', ''));
}

/** Everything that can be ranked, with the ways in which it is looked up. Built once for each change of the data. */
export type Catalogue = {
  readonly albums: readonly Album[];
  readonly songs: readonly Song[];
  readonly songsById: ReadonlyMap<string, Song>;
  readonly songsByNumber: ReadonlyMap<number, Song>;
  readonly albumsByKey: ReadonlyMap<string, Album>;
  /** Lower-case title, era name, key and slug, each to its album. */
  readonly albumsByName: ReadonlyMap<string, Album>;
};

export function buildCatalogue(albums: readonly Album[]): Catalogue {
  const songs = albums.flatMap((album) => album.songs);
  return {
    albums,
    songs,
    songsById: new Map(songs.map((song) => [song.id, song])),
    songsByNumber: new Map(
      songs.flatMap((song) => (song.numbers ?? []).map((number) => [number, song] as const)),
    ),
    albumsByKey: new Map(albums.map((album) => [album.key, album])),
    albumsByName: new Map(
      albums.toReversed().flatMap((album) => namesOf(album).map((name) => [name, album])),
    ),
  };
}

/** The album of a full title, short era name, key or slug, in any case. */
export function findAlbum(catalogue: Catalogue, name: string): Album | undefined {
  return catalogue.albumsByName.get(foldName(name));
}

/** An album's era with its look; undefined where it has that of the singles. */
export function ownEraOf({ slug, look }: Pick<Album, 'slug' | 'look'>): Era | undefined {
  return look && { key: slug, ...look };
}

function namesOf(album: Album): readonly string[] {
  return [album.title, album.era ?? album.title, album.key, album.slug].map(foldName);
}

function foldName(name: string): string {
  return name.normalize('NFC').trim().replaceAll('\u2019', "'").toLowerCase();
}
