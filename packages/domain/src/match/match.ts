/** A figure needs so many songs that both fans ranked against each other. */
export const MATCH_SONGS = 5;

/**
 * The songs that a fan ranked, each list with the one loved most first; whatever names songs the same for both fans does.
 * Of each album only what the fan placed. Empty where there is no such list.
 */
export type SongOrders = {
  readonly top13: readonly string[];
  readonly albums: readonly (readonly string[])[];
  readonly allSongs: readonly string[];
};

/** How alike two fans rank songs. */
export type Match = {
  /** 0 to 100; null where fewer than `MATCH_SONGS` songs can be compared. */
  readonly percent: number | null;
  /** How many songs both fans ranked against another one. */
  readonly songs: number;
  /** The pairs of songs that both put in an order, and how many of them in the same. */
  readonly pairs: number;
  readonly agreed: number;
};

/**
 * How alike two fans rank songs: 100 for the same order, 0 for the opposite one, about 50 where the orders have nothing to
 * do with each other. Of all pairs of songs that both put in an order, the share that they put in the same: Kendall's tau
 * (1938) brought from -1..1 to 0..100, over the pairs that neither leaves open, as Goodman and Kruskal's gamma (1954) has
 * it. Several lists of a fan are one opinion: the first that holds both songs tells their order.
 */
export function matchOf(yours: SongOrders, theirs: SongOrders): Match {
  return matcherOf(yours)(theirs);
}

/** As `matchOf`, for one fan beside many. */
export function matcherOf(yours: SongOrders): (theirs: SongOrders) => Match {
  const places = placesOf(yours);
  return (theirs) => compare(places, placesOf(theirs));
}

/**
 * As `matchOf`, for someone who picked some songs of a fan's Top 13, the one loved most first: all that were left out are
 * loved less than the picked ones, in no order.
 */
export function matchOfPicks(picks: readonly string[], top13: readonly string[]): Match {
  const places = placesOf({ top13: picks, albums: [], allSongs: [] });
  const leftOut = top13.filter((song) => !places.has(song));
  const all = [...places, ...leftOut.map((song) => [song, { ...nowhere, top13: picks.length }] as const)];
  return compare(new Map(all), placesOf({ top13, albums: [], allSongs: [] }));
}

function compare(yours: PlacesBySong, theirs: PlacesBySong): Match {
  const shared = [...yours].flatMap(([song, places]) => {
    const place = theirs.get(song);
    return place ? [[places, place] as const] : [];
  });
  const ours = toColumns(shared.map(([places]) => places));
  const others = toColumns(shared.map(([, places]) => places));
  const isCompared = new Uint8Array(shared.length);
  let pairs = 0;
  let agreed = 0;
  for (let first = 0; first < shared.length; first += 1) {
    for (let second = first + 1; second < shared.length; second += 1) {
      const order = orderOf(ours, first, second) * orderOf(others, first, second);
      if (order === 0) continue;
      isCompared[first] = 1;
      isCompared[second] = 1;
      pairs += 1;
      if (order > 0) agreed += 1;
    }
  }
  const songs = isCompared.reduce((sum, one) => sum + one, 0);
  return { percent: songs < MATCH_SONGS ? null : toPercent(agreed, pairs), songs, pairs, agreed };
}

/** Whole percents; 100 and 0 are kept for orders that are the same and the opposite. */
function toPercent(agreed: number, pairs: number): number {
  if (agreed === 0 || agreed === pairs) return agreed === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * agreed) / pairs)));
}

/** Where a song stands in a fan's lists, from 0; -1 where it does not. Of the albums also which one. */
type Places = { top13: number; album: number; inAlbum: number; allSongs: number };
type PlacesBySong = ReadonlyMap<string, Readonly<Places>>;

const nowhere: Readonly<Places> = { top13: -1, album: -1, inAlbum: -1, allSongs: -1 };

function placesOf({ top13, albums, allSongs }: SongOrders): PlacesBySong {
  const places = new Map<string, Places>();
  const placeOf = (song: string) => {
    const known = places.get(song) ?? { ...nowhere };
    places.set(song, known);
    return known;
  };
  for (const [place, song] of top13.entries()) placeOf(song).top13 = place;
  for (const [album, songs] of albums.entries()) {
    for (const [place, song] of songs.entries()) Object.assign(placeOf(song), { album, inAlbum: place });
  }
  for (const [place, song] of allSongs.entries()) placeOf(song).allSongs = place;
  return places;
}

/** The places of many songs, a column for each list: every pair of them is looked at, for a page of fans at once. */
type Columns = { readonly [List in keyof Places]: Int16Array };

function toColumns(places: readonly Readonly<Places>[]): Columns {
  const column = (list: keyof Places) => Int16Array.from(places, (place) => place[list]);
  return {
    top13: column('top13'),
    album: column('album'),
    inAlbum: column('inAlbum'),
    allSongs: column('allSongs'),
  };
}

/** Above 0 where the first of two songs is loved more, below 0 where the second is, 0 where no list holds both. */
function orderOf({ top13, album, inAlbum, allSongs }: Columns, first: number, second: number): number {
  return (
    between(top13, first, second) ||
    (album[first] === album[second] ? between(inAlbum, first, second) : 0) ||
    between(allSongs, first, second)
  );
}

function between(column: Int16Array, first: number, second: number): number {
  const [one, other] = [column[first] ?? -1, column[second] ?? -1];
  return one < 0 || other < 0 ? 0 : other - one;
}
