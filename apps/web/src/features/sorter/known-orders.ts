import { reconcile } from '@thirteen/domain/sorter/sort.ts';
import { listName, type RankedList } from './sort-goal.ts';

/** The rankings that a fan has, best first, as ids. Empty where nothing is saved. */
export type FanLists = {
  readonly top13: readonly string[];
  /** The songs that a visitor put in order as numbers before the sorter. */
  readonly picks: readonly string[];
  /** The songs of each album that is ranked, by album key; the singles under theirs. */
  readonly albums: Readonly<Record<string, readonly string[]>>;
  readonly allSongs: readonly string[];
  readonly tracks: readonly (readonly string[])[];
  /** The albums' keys. */
  readonly allAlbums: readonly string[];
  /** What of each ranking of songs the fan placed, by the ranking's name; the rest stands as in the catalogue. */
  readonly placed: Readonly<Record<string, readonly string[]>>;
};

type Orders = readonly (readonly string[])[];

export const noLists: FanLists = {
  top13: [],
  picks: [],
  albums: {},
  allSongs: [],
  tracks: [],
  allAlbums: [],
  placed: {},
};

/** Rankings that are ticked together, and the orders that follow from them. */
export type KnownSource = {
  readonly id: 'picks' | 'top13' | 'albums' | 'tracks' | 'all-songs';
  readonly count: number;
  readonly orders: Orders;
};

/**
 * What the fan's rankings say of some items, the most deliberate first. The ranking that the sort is for says nothing:
 * it is what the fan wants to make anew.
 */
export function knownSources(
  lists: FanLists,
  items: readonly string[],
  target: RankedList | undefined,
): readonly KnownSource[] {
  const wanted = new Set(items);
  const except = target && listName(target);
  const within = (orders: Orders) =>
    orders.map((order) => order.filter((id) => wanted.has(id))).filter(({ length }) => length > 1);
  const said = (list: RankedList, order: readonly string[]): Orders =>
    listName(list) === except ? [] : placedOrders(order, lists.placed[listName(list)] ?? []);
  const sources = [
    source('picks', [[lists.picks]]),
    source('top13', except === 'top13' ? [] : [topOrders(lists.top13, items)]),
    source(
      'albums',
      Object.entries(lists.albums).map(([album, order]) => said({ kind: 'album', album }, order)),
    ),
    source(
      'tracks',
      lists.tracks.map((order, index) => said({ kind: 'track', track: index + 1 }, order)),
    ),
    source('all-songs', [said({ kind: 'all-songs' }, lists.allSongs)]),
  ];
  return sources.filter(({ count }) => count > 0);

  /** Of several lists those whose own order holds at least two of the items. */
  function source(id: KnownSource['id'], saved: readonly Orders[]): KnownSource {
    const informative = saved.filter(([order]) => order && within([order]).length > 0);
    return { id, count: informative.length, orders: informative.flatMap(within) };
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

/** A Top 13 says that its songs are above all others, too. */
function topOrders(top13: readonly string[], items: readonly string[]): Orders {
  const last = top13.at(-1);
  if (last === undefined) return [];
  const chosen = new Set(top13);
  return [top13, ...items.filter((id) => !chosen.has(id)).map((id) => [last, id])];
}

/** What an order says of which the fan placed some: their order, and that what stands below the last is below it. */
export function placedOrders(order: readonly string[], placed: readonly string[]): Orders {
  const own = new Set(placed);
  const last = order.findLastIndex((id) => own.has(id));
  const lowest = order[last];
  if (lowest === undefined) return [];
  return [order.filter((id) => own.has(id)), ...order.slice(last + 1).map((id) => [lowest, id])];
}
