import { saveAlbumRanking, saveRanking } from '@thirteen/contract/rankings.ts';
import { callRevised } from '#lib/api/call.ts';
import { createSavedQuery, type SavedQuery } from '#lib/saving/saved-query.ts';
import { coverOf, describeSong } from '#lib/song-facts.ts';
import { toast } from '#ui/toasts/toast.ts';
import {
  isSamePlaced,
  mergePlaced,
  NOTHING_PLACED,
  revivePlaced,
  toPlacedOrder,
  type PlacedOrder,
} from './placed-order.ts';
import { ALBUMS_LIST, rankingsQuery, readOrders, toOrder, type Orders } from './rankings.queries.ts';
import { rankingWords } from './rankings.words.ts';
import type { SendOptions, Revised } from '#lib/saving/list-rules.ts';

/** Under this and its key the browser keeps an order. */
const NAME = 'ranking/';

const lists = new Map<string, SavedQuery<PlacedOrder, Orders>>();

/** The fan's order by its key: an album's, `standaloneSingles` or `allAlbums`. */
export function savedOrder(list: string): SavedQuery<PlacedOrder, Orders> {
  const made = lists.get(list) ?? makeList(list);
  lists.set(list, made);
  return made;
}

/** The order that the browser keeps under a name, if it is one. */
export function findSavedOrder(name: string): SavedQuery<PlacedOrder, Orders> | undefined {
  return name.startsWith(NAME) ? savedOrder(name.slice(NAME.length)) : undefined;
}

function makeList(list: string): SavedQuery<PlacedOrder, Orders> {
  return createSavedQuery<PlacedOrder, Orders>({
    name: NAME + list,
    empty: NOTHING_PLACED,
    query: rankingsQuery,
    part: {
      find: (orders) => orders[list],
      put: (orders, saved) => ({ ...orders, [list]: saved }),
      isOneOfMany: true,
    },
    isSame: isSamePlaced,
    merge: mergePlaced,
    revive: revivePlaced,
    read: async (signal) => findOrder(await readOrders(signal), list),
    send: (_base, next, options) =>
      list === ALBUMS_LIST ? sendAlbums(next, options) : sendSongs(list, next, options),
    // Failures are only logged: the quiet status line says how things stand.
    tell: ({ kind }) => {
      if (kind === 'replaced') toast.info(rankingWords.listIsBack);
    },
  });
}

function findOrder(orders: Orders, list: string): Revised<PlacedOrder> {
  const order = orders[list];
  if (!order) throw new Error(`There is no ranking called ${list}.`);
  return order;
}

async function sendSongs(
  list: string,
  { order, placed }: PlacedOrder,
  options: SendOptions,
): Promise<Revised<PlacedOrder>> {
  const own = new Set(placed);
  const rankings = order.map((songId, index) => {
    const { songTitle, albumName, albumImageSource: albumCover } = describeSong(songId);
    const rank = index + 1;
    return { songId, slot: rank, rank, songTitle, albumName, albumCover, placed: own.has(songId) };
  });
  const { reply } = await callRevised(saveRanking, { ...options, params: { id: list }, body: { rankings } });
  return toOrder(reply, list);
}

async function sendAlbums(
  { order, placed }: PlacedOrder,
  options: SendOptions,
): Promise<Revised<PlacedOrder>> {
  const own = new Set(placed);
  const rankings = order.map((albumName, index) => ({
    rank: index + 1,
    albumName,
    albumCover: coverOf(albumName),
    placed: own.has(albumName),
  }));
  const { reply, etag } = await callRevised(saveAlbumRanking, { ...options, body: { rankings } });
  const entries = reply.map(({ albumName: id, placed: isPlaced }) => ({ id, placed: isPlaced }));
  return { state: toPlacedOrder(entries), revision: etag ?? options.ifMatch };
}
