import type { Catalogue } from '../catalogue/catalogue.ts';
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
  const ranked = albumKeys
    .filter((key) => (songs.get(key) ?? []).length > 0)
    .map((key) => completeOrder(songs.get(key) ?? [], songIdsOf(catalogue, key)));
  const longest = Math.max(0, ...ranked.map((order) => order.length));
  const woven = Array.from({ length: longest }, (_, place) =>
    ranked.flatMap((order) => order.slice(place, place + 1)),
  );
  return completeOrder(
    woven.flat(),
    catalogue.songs.map((song) => song.id),
  );
}

function songIdsOf(catalogue: Catalogue, key: string): readonly string[] {
  return catalogue.albumsByKey.get(key)?.songs.map((song) => song.id) ?? [];
}
