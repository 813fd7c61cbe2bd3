import type { Album, Song } from '@thirteen/contract/albums.ts';
import { saveAlbumRanking, saveRanking } from '@thirteen/contract/rankings.ts';
import { callRevised } from '#lib/call.ts';
import { queryClient } from '#lib/query-client.ts';
import { safeStorage } from '#lib/safe-storage.ts';
import { queueOfSession, type QueueOf } from '#lib/saving/saved-list.ts';
import type { SavingEvent } from '#lib/saving/saving-ports.ts';
import type { Base, Revised } from '#lib/saving/saving-record.ts';
import { toast } from '#ui/toasts/toast.ts';
import { isSameOrder, mergeOrders } from './merge-orders.ts';
import {
  ALBUMS_LIST,
  rankingsQuery,
  readOrders,
  rememberOrder,
  toOrder,
  type Order,
} from './rankings.queries.ts';
import { rankingWords } from './rankings.words.ts';

/** After this long without an answer a call counts as lost and is tried again. */
export const PATIENCE_MS = 20_000;

const queues = new Map<string, QueueOf<Order>>();

/** The saving queue of an order by its key: an album's, `standaloneSingles` or `allAlbums`. */
export function orderQueue(list: string): QueueOf<Order> {
  const queue = queues.get(list) ?? makeQueue(list);
  queues.set(list, queue);
  return queue;
}

/** Shows a change at once and has it saved. `seen` is what the fan changed into `next`. */
export function changeOrder(list: string, base: Base<Order>, seen: Order, next: Order): void {
  noteChanged(list);
  orderQueue(list)()?.change(base, seen, next);
}

/** Sends what waits in this browser for the fan who is logged in. */
export function sendWaitingOrders(): void {
  for (const list of listChanged()) orderQueue(list)();
}

// Which orders may wait in the browser, so that they are sent without knowing the catalogue.
const CHANGED_KEY = 'changed-rankings';
const storage = safeStorage();

function listChanged(): readonly string[] {
  return storage.getItem(CHANGED_KEY)?.split(' ') ?? [];
}

function noteChanged(list: string): void {
  const changed = listChanged();
  if (!changed.includes(list)) storage.setItem(CHANGED_KEY, [...changed, list].join(' '));
}

function makeQueue(list: string): QueueOf<Order> {
  return queueOfSession<Order>({
    name: `ranking/${list}`,
    isSame: isSameOrder,
    merge: mergeOrders,
    read: async () => findOrder(await readOrders(AbortSignal.timeout(PATIENCE_MS)), list),
    send: (base, next) => (list === ALBUMS_LIST ? sendAlbums : sendSongs)(list, next, base.revision),
    report: (event) => report(list, event),
  });
}

function findOrder(orders: Readonly<Record<string, Revised<Order>>>, list: string): Revised<Order> {
  const order = orders[list];
  if (!order) throw new Error(`There is no ranking called ${list}.`);
  return order;
}

async function sendSongs(list: string, order: Order, ifMatch: string): Promise<Revised<Order>> {
  const { reply } = await callRevised(saveRanking, {
    params: { id: list },
    body: { rankings: order.map(describeSong) },
    ifMatch,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return toOrder(reply, list);
}

async function sendAlbums(_list: string, order: Order, ifMatch: string): Promise<Revised<Order>> {
  const { reply, etag } = await callRevised(saveAlbumRanking, {
    body: { rankings: order.map(describeAlbum) },
    ifMatch,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { state: reply.map(({ albumName }) => albumName), revision: etag ?? ifMatch };
}

const coversByTitle = new Map<string, string>();

/** Tells which covers the albums have, so that saves can name them. The server needs the titles alone. */
export function rememberAlbums(albums: readonly Album[]): void {
  for (const { title, albumCover } of albums) if (albumCover !== null) coversByTitle.set(title, albumCover);
}

/** An album with its rank, with all that the specification has a client send, as far as it is known. */
function describeAlbum(albumName: string, index: number) {
  return { rank: index + 1, albumName, albumCover: coversByTitle.get(albumName) };
}

const songsById = new Map<string, Song>();

/** Tells what the songs of a ranking are, so that saves can name them. The server needs their ids alone. */
export function rememberSongs(songs: readonly Song[]): void {
  for (const song of songs) songsById.set(song['_id'], song);
}

/** A song with its rank, with all that the specification has a client send, as far as it is known. */
function describeSong(songId: string, index: number) {
  const rank = { songId, slot: index + 1, rank: index + 1 };
  const song = songsById.get(songId);
  if (!song) return rank;
  return { ...rank, songTitle: song.title, albumName: song.album, albumCover: song.albumImageSource };
}

/** What became of a save. Failures are only logged: the quiet status line says how things stand. */
function report(list: string, event: SavingEvent<Order>): void {
  if (event.kind === 'refused') {
    // What the server has may differ from what is shown in more than this save.
    void queryClient.invalidateQueries({ queryKey: rankingsQuery.queryKey });
    return;
  }
  if (event.kind === 'replaced') toast.info(rankingWords.listIsBack);
  rememberOrder(list, event.saved);
}
