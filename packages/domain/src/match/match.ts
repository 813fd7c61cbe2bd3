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
  return compare(placesOf(yours), placesOf(theirs));
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

function compare(ours: PlacesBySong, others: PlacesBySong): Match {
  const shared = [...ours].flatMap(([song, places]) => {
    const place = others.get(song);
    return place ? [[places, place] as const] : [];
  });
  const compared = new Set<number>();
  let pairs = 0;
  let agreed = 0;
  for (const [first, [yourFirst, theirFirst]] of shared.entries()) {
    for (let second = first + 1; second < shared.length; second += 1) {
      const [yourSecond, theirSecond] = shared[second] ?? [yourFirst, theirFirst];
      const order = orderOf(yourFirst, yourSecond) * orderOf(theirFirst, theirSecond);
      if (order === 0) continue;
      compared.add(first).add(second);
      pairs += 1;
      if (order > 0) agreed += 1;
    }
  }
  const songs = compared.size;
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

/** Above 0 where the first of two songs is loved more, below 0 where the second is, 0 where no list holds both. */
function orderOf(first: Places, second: Places): number {
  if (first.top13 >= 0 && second.top13 >= 0) return second.top13 - first.top13;
  if (first.album >= 0 && first.album === second.album) return second.inAlbum - first.inAlbum;
  if (first.allSongs >= 0 && second.allSongs >= 0) return second.allSongs - first.allSongs;
  return 0;
}
