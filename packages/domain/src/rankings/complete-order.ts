import { SINGLES_KEY, type Album, type Catalogue, type Song } from '../catalogue/catalogue.ts';
import { fail, ok, type Result } from '../result.ts';

/** How many albums a profile shows, and how many must be ranked to share it. */
export const TOP_ALBUMS = 5;

/** The albums that can be ranked against each other, in the order that stands until a fan ranks them: by year, then date. */
export function rankableAlbums<Item extends Pick<Album, 'key' | 'releaseDate'>>({
  albums,
}: {
  readonly albums: readonly Item[];
}): readonly Item[] {
  return albums
    .filter((album) => album.key !== SINGLES_KEY)
    .toSorted((a, b) => (a.releaseDate ?? '').localeCompare(b.releaseDate ?? ''));
}

export type OrderProblem =
  | { readonly code: 'ranking-unknown'; readonly items: readonly string[] }
  | { readonly code: 'ranking-duplicate'; readonly items: readonly string[] };

/** Checks that an order holds only what it may, each once, and names what it may not. */
export function checkOrder(
  order: readonly string[],
  allowed: ReadonlySet<string>,
): Result<readonly string[], OrderProblem> {
  const unknown = order.filter((item) => !allowed.has(item));
  if (unknown.length > 0) return fail({ code: 'ranking-unknown', items: [...new Set(unknown)] });

  const seen = new Set<string>();
  const twice = order.filter((item) => seen.size === seen.add(item).size);
  if (twice.length > 0) return fail({ code: 'ranking-duplicate', items: [...new Set(twice)] });
  return ok(order);
}

/**
 * Brings a saved order up to date with the catalogue: what left it is dropped, what is new goes last, in the
 * catalogue's order. The answer is a permutation of `all`.
 */
export function completeOrder(order: readonly string[], all: readonly string[]): readonly string[] {
  const known = new Set(all);
  const ranked = new Set(order.filter((item) => known.has(item)));
  return [...ranked, ...all.filter((item) => !ranked.has(item))];
}

/** What a fan ranked so far: each album's songs by album key, and the albums themselves by key. */
export type AlbumOrders = {
  readonly songs: ReadonlyMap<string, readonly string[]>;
  readonly albums: readonly string[];
};

/**
 * An order of all songs made from album rankings: first the best song of every ranked album, in the order of the
 * albums, then the second best, and so on; then the songs of albums that were not ranked, in catalogue order.
 */
export function orderFromAlbums({ songs, albums }: AlbumOrders, catalogue: Catalogue): readonly string[] {
  const albumKeys = completeOrder(
    albums,
    catalogue.albums.map((album) => album.key),
  );
  const ranked = albumKeys.flatMap((key) => {
    const order = songs.get(key);
    const album = catalogue.albumsByKey.get(key);
    return order?.length && album ? [completeOrder(order, toIds(album.songs))] : [];
  });
  const longest = Math.max(0, ...ranked.map((order) => order.length));
  const woven = Array.from({ length: longest }, (_, place) =>
    ranked.flatMap((order) => order.slice(place, place + 1)),
  );
  return completeOrder(woven.flat(), toIds(catalogue.songs));
}

function toIds(songs: readonly Song[]): readonly string[] {
  return songs.map(({ id }) => id);
}
