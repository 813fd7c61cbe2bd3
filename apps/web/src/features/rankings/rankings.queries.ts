import { queryOptions } from '@tanstack/react-query';
import {
  getAllSongsRanking,
  getRankings,
  getTrackRankings,
  type AllSongsEntry,
  type Rankings,
  type TrackRankingEntry,
} from '@thirteen/contract/rankings.ts';
import { callRevised, type RevisedReply } from '#lib/api/call.ts';
import { toPlacedOrder, type PlacedOrder } from './placed-order.ts';
import type { PlacedGroups } from './placed-groups.ts';
import type { Revised } from '#lib/saving/list-rules.ts';

/** The orders that come with one call: each album's songs by album key, the singles' and the albums'. */
export type Orders = Readonly<Record<string, Revised<PlacedOrder>>>;

/** The keys of the two orders that are not an album's songs. */
export const SINGLES_LIST = 'standaloneSingles';
export const ALBUMS_LIST = 'allAlbums';

/** The revision of a list that was never saved. */
const NEVER_SAVED = '"0"';

/** The fan's orders of the songs of each album, of the singles and of the albums. */
export const rankingsQuery = queryOptions({
  queryKey: ['rankings'],
  queryFn: ({ signal }) => readOrders(signal),
});

/** The fan's order of all songs. */
export const allSongsOrderQuery = queryOptions({
  queryKey: ['all-songs-ranking'],
  queryFn: ({ signal }) => readAllSongsOrder(signal),
});

/** The fan's orders of the songs of each track number. */
export const trackGroupsQuery = queryOptions({
  queryKey: ['track-rankings'],
  queryFn: ({ signal }) => readTrackGroups(signal),
});

/** Reads the orders from the server, past what is remembered. */
export async function readOrders(signal: AbortSignal): Promise<Orders> {
  const { reply } = await callRevised(getRankings, { signal });
  return Object.fromEntries(
    Object.keys(reply.albumRankings).map((list) => [list, toOrder(reply, list)] as const),
  );
}

/** One order out of an answer that holds them all. */
export function toOrder({ albumRankings, revisions }: Rankings, list: string): Revised<PlacedOrder> {
  const entries = (albumRankings[list] ?? []).map((entry) => ({
    id: 'songId' in entry ? entry.songId : entry.albumName,
    placed: entry.placed,
  }));
  return { state: toPlacedOrder(entries), revision: revisions[list] ?? NEVER_SAVED };
}

export async function readAllSongsOrder(signal: AbortSignal): Promise<Revised<PlacedOrder>> {
  return toAllSongsOrder(await callRevised(getAllSongsRanking, { signal }));
}

/** An answer of the order of all songs. */
export function toAllSongsOrder({ reply, etag }: RevisedReply<AllSongsEntry[]>): Revised<PlacedOrder> {
  const state = toPlacedOrder(reply.map(({ songId: id, placed }) => ({ id, placed })));
  return { state, revision: etag ?? NEVER_SAVED };
}

export async function readTrackGroups(signal: AbortSignal): Promise<Revised<PlacedGroups>> {
  return toTrackGroups(await callRevised(getTrackRankings, { signal }));
}

/** An answer of the track rankings. */
export function toTrackGroups({ reply, etag }: RevisedReply<TrackRankingEntry[][]>): Revised<PlacedGroups> {
  const state = {
    groups: reply.map((group) => group.map(({ songId }) => songId)),
    placed: reply.flat().flatMap(({ songId, placed }) => (placed ? [songId] : [])),
  };
  return { state, revision: etag ?? NEVER_SAVED };
}
