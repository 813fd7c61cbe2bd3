import { matchOf, type Match, type SongOrders } from '@thirteen/domain/match/match.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/saving/change-list.ts';
import {
  findSongOrders,
  listSongOrders,
  saveAlbumOrder,
  saveAllSongsOrder,
  saveTop13Order,
} from './match.repository.ts';
import { placedIn } from '#platform/saving/lists.repository.ts';
import { toHashes } from './song-hashes.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { readMatchCode, type PickedSongs } from '@thirteen/domain/match/match-code.ts';

const ALBUM = 'album:';

/** Keeps the order in which a fan ranked songs with each change of a Top 13 or a ranking of songs; of these what was placed. */
export const updateSongOrders: ListChanged = async (tx, { userId, list, after, placed }) => {
  const ids = parseIds(after);
  // A Top 13 has empty slots, and is placed as a whole.
  const own = placedIn(
    ids.filter((id) => id !== null),
    placed,
  );
  await saveOrder(tx, userId, { list, ids: ids.filter((id) => id === null || own.has(id)) });
};

/** How many songs a fan has placed: in the Top 13, in albums and among all songs together. */
export async function countPlacedSongs(db: Db, userId: string): Promise<number> {
  return countSongs(await findSongOrders(db, userId));
}

/** As `countPlacedSongs`, of several fans; who placed nothing is not in it. */
export async function countPlacedSongsOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const orders = await listSongOrders(db, userIds);
  return new Map(orders.map(({ userId, orders: own }) => [userId, countSongs(own)]));
}

function countSongs({ top13, albums, allSongs }: SongOrders): number {
  return top13.length + albums.flat().length + allSongs.length;
}

type Order = { readonly list: string; readonly ids: readonly (string | null)[] };

function saveOrder(tx: Tx, userId: string, { list, ids }: Order): Promise<void> {
  const hashes = toHashes(ids);
  if (list === 'top13') return saveTop13Order(tx, userId, { hashes, firstSong: ids[0] ?? null });
  if (list === 'allSongs') return saveAllSongsOrder(tx, userId, hashes);
  return saveAlbumOrder(tx, userId, { albumKey: list.slice(ALBUM.length), hashes });
}

// Only the lists' own calls write them, so that they have the shape of their kind.
function parseIds(items: string): readonly (string | null)[] {
  return JSON.parse(items) as readonly (string | null)[];
}

/** How alike two fans rank songs, by their ids. */
export async function matchFans(db: Db, yourId: string, theirId: string): Promise<Match> {
  const [yours, theirs] = await Promise.all([findSongOrders(db, yourId), findSongOrders(db, theirId)]);
  return matchOf(yours, theirs);
}

/** The songs of a match that is its own link, by its code; undefined where it is none, or names songs that are not here. */
export function songsOfMatchCode(code: string, { songsByNumber }: Catalogue): PickedSongs | undefined {
  const read = readMatchCode(code, (number) => songsByNumber.get(number)?.id);
  return read.ok ? read.value : undefined;
}
