import type { Album } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { orderFromAlbums } from '@thirteen/domain/rankings/complete-order.ts';
import type { Order } from '#features/rankings/order.ts';
import { NOTHING_PLACED, type PlacedOrder } from '#features/rankings/placed-order.ts';
import { ALBUMS_LIST, SINGLES_LIST, type Orders } from '#features/rankings/rankings.queries.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';
import { toCatalogue } from '#features/rankings/track-numbers/track-songs.ts';

/** An order of all songs made from the album rankings, with what it is made of. */
export type OrderFromAlbums = {
  readonly order: Order;
  /** How many albums, the singles included, had their songs ranked. */
  readonly albums: number;
  /** The songs that the fan placed there. */
  readonly songs: readonly string[];
};

/** Makes the order from the rankings that exist, including those that wait to be saved. */
export function makeOrderFromAlbums(orders: Orders, albums: readonly Album[]): OrderFromAlbums {
  const catalogue = toCatalogue(albums);
  const ranked = new Map(
    catalogue.albums
      .map(({ key }) => [key, present(listOf(key), orders)] as const)
      .filter(([, { placed }]) => placed.length > 0),
  );
  const songs = new Map([...ranked].map(([key, { order }]) => [key, order]));
  const titles = present(ALBUMS_LIST, orders).order;
  return {
    order: orderFromAlbums({ songs, albums: albumKeys(titles, catalogue) }, catalogue),
    albums: ranked.size,
    songs: [...ranked.values()].flatMap(({ placed }) => placed),
  };
}

function listOf(albumKey: string): string {
  return albumKey === SINGLES_KEY ? SINGLES_LIST : albumKey;
}

function present(list: string, orders: Orders): PlacedOrder {
  return savedOrder(list).readPending() ?? orders[list]?.state ?? NOTHING_PLACED;
}

/** The albums are ranked by title. */
function albumKeys(titles: Order, { albums }: Catalogue): Order {
  const keys = new Map(albums.map(({ title, key }) => [title, key]));
  return titles.flatMap((title) => keys.get(title) ?? []);
}
