import type { Catalogue, Song } from '../catalogue/catalogue.ts';
import { completeOrder } from './complete-order.ts';

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
