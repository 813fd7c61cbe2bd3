import { reconcile } from '@thirteen/domain/sorter/sorter.ts';
import { listName, type RankedList } from './sort-goal.ts';

/** The rankings that a fan has, best first, as ids. Empty where nothing is saved. */
export type FanLists = {
  readonly top13: readonly string[];
  /** The songs that a visitor picked before the sorter. */
  readonly picks: readonly string[];
  /** The songs of each album that is ranked, by album key; the singles under theirs. */
  readonly albums: Readonly<Record<string, readonly string[]>>;
  readonly allSongs: readonly string[];
  readonly tracks: readonly (readonly string[])[];
  /** The albums' keys. */
  readonly allAlbums: readonly string[];
};

export const noLists: FanLists = {
  top13: [],
  picks: [],
  albums: {},
  allSongs: [],
  tracks: [],
  allAlbums: [],
};

/** Rankings that are ticked together, and the orders that follow from them. */
export type KnownSource = {
  readonly id: 'picks' | 'top13' | 'albums' | 'tracks' | 'all-songs';
  readonly count: number;
  readonly orders: readonly (readonly string[])[];
};

/** So many songs in a row that stand as in the catalogue were hardly put there: 1 of 24 lists ends like that by chance. */
const UNPLACED = 4;

/**
 * What the fan's rankings say of some items, the most deliberate first. The ranking that the sort is for says nothing:
 * it is what the fan wants to make anew.
 */
export function knownSources(
  lists: FanLists,
  items: readonly string[],
  target: RankedList | undefined,
  catalogue: readonly string[],
): readonly KnownSource[] {
  const wanted = new Set(items);
  const except = target && listName(target);
  const within = (orders: readonly (readonly string[])[]) =>
    orders.map((order) => order.filter((id) => wanted.has(id))).filter(({ length }) => length > 1);
  const albums = Object.entries(lists.albums).filter(
    ([album]) => listName({ kind: 'album', album }) !== except,
  );
  const tracks = lists.tracks.filter((_, index) => listName({ kind: 'track', track: index + 1 }) !== except);
  const sources: readonly KnownSource[] = [
    source('picks', [lists.picks], ([picks = []]) => within(topOrders(picks, items))),
    source('top13', except === 'top13' ? [] : [lists.top13], ([top = []]) => within(topOrders(top, items))),
    source(
      'albums',
      albums.map(([, order]) => order),
      (orders) => within(orders),
    ),
    source('tracks', tracks, (orders) => within(orders)),
    source('all-songs', except === 'all-songs' ? [] : [lists.allSongs], (orders) =>
      within(orders.flatMap((order) => placedOrders(order, catalogue))),
    ),
  ];
  return sources.filter(({ orders }) => orders.length > 0);

  function source(
    id: KnownSource['id'],
    saved: readonly (readonly string[])[],
    read: (saved: readonly (readonly string[])[]) => readonly (readonly string[])[],
  ): KnownSource {
    const telling = saved.filter((order) => within([order]).length > 0);
    return { id, count: telling.length, orders: read(telling) };
  }
}

/** The orders of the ticked sources, as a plan takes them: none contradicts another. */
export function knownOrders(
  sources: readonly KnownSource[],
  isTicked: (id: KnownSource['id']) => boolean,
): readonly (readonly string[])[] {
  const orders = sources.filter(({ id }) => isTicked(id)).flatMap((one) => one.orders);
  return orders.length === 0 ? [] : reconcile(orders);
}

/** A Top 13, or what was picked from all songs, says that its songs are above all others, too. */
function topOrders(top13: readonly string[], items: readonly string[]): readonly (readonly string[])[] {
  const last = top13.at(-1);
  if (last === undefined) return [];
  const chosen = new Set(top13);
  return [top13, ...items.filter((id) => !chosen.has(id)).map((id) => [last, id])];
}

/** What an order says if its end only follows in the catalogue's order: those songs are below the rest, no more. */
export function placedOrders(
  order: readonly string[],
  catalogue: readonly string[],
): readonly (readonly string[])[] {
  const places = new Map(catalogue.map((id, place) => [id, place]));
  const placeOf = (index: number) => places.get(order[index] ?? '') ?? -1;
  let placed = order.length - 1;
  while (placed > 0 && placeOf(placed - 1) < placeOf(placed)) placed -= 1;
  if (order.length - placed < UNPLACED) return [order];
  const last = order[placed - 1];
  if (last === undefined) return [];
  return [order.slice(0, placed), ...order.slice(placed).map((id) => [last, id])];
}
