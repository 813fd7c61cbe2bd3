import type { SongOrders } from '@thirteen/domain/match/match.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import { readHashes } from './song-hashes.ts';

/** A fan with a public profile, as matches are counted. */
export type MatchedFan = {
  readonly userId: string;
  readonly username: string;
  /** Whether others may compare themselves with this one. */
  readonly comparing: boolean;
  /** The id of the song in the first slot. */
  readonly firstSong: string | null;
  readonly orders: SongOrders;
};

type OrdersRow = { readonly top13: string; readonly albums: string; readonly all_songs: string };

/** In which order a fan ranked songs, by their hashes. Empty lists for one who ranked nothing. */
export async function findSongOrders(db: Db, userId: string): Promise<SongOrders> {
  const { rows } = await selectOrders(db, [userId]);
  return toOrders(rows[0]);
}

/** In which order several fans ranked songs; who ranked nothing is not among them. */
export async function listSongOrders(
  db: Db,
  userIds: readonly string[],
): Promise<readonly { readonly userId: string; readonly orders: SongOrders }[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('song_orders')
    .select(['user_id', 'top13', 'albums', 'all_songs'])
    .where('user_id', 'in', userIds)
    .execute();
  return rows.map(({ user_id: userId, ...row }) => ({ userId, orders: toOrders(row) }));
}

/** The public profiles among some usernames, whatever the case, with the orders of their songs. In no order. */
export async function listMatchedFans(db: Db, usernames: readonly string[]): Promise<readonly MatchedFan[]> {
  const names = usernames.map((name) => name.toLowerCase());
  const users = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username_key', 'in', names)
    .execute();
  if (users.length === 0) return [];
  const usernamesById = new Map(users.map(({ id, username }) => [id, username]));
  // By the ids alone, so that a database that is spread by fan asks only the nodes of these.
  const rows = await db
    .selectFrom('profiles')
    .leftJoin('song_orders', 'song_orders.user_id', 'profiles.user_id')
    .select([
      'profiles.user_id as userId',
      'profiles.comparing',
      'song_orders.first_song as firstSong',
      'song_orders.top13',
      'song_orders.albums',
      'song_orders.all_songs',
    ])
    .where('profiles.user_id', 'in', [...usernamesById.keys()])
    .where('profiles.shareable', '=', 1)
    .execute();
  return rows.map(({ userId, comparing, firstSong, top13, albums, all_songs }) => ({
    userId,
    username: usernamesById.get(userId) ?? '',
    comparing: comparing === 1,
    firstSong,
    orders: toOrders(
      top13 === null || albums === null || all_songs === null ? undefined : { top13, albums, all_songs },
    ),
  }));
}

/** Notes the songs of a Top 13 as hashes, and the id of the first slot's. */
export async function saveTop13Order(
  tx: Tx,
  userId: string,
  { hashes, firstSong }: { readonly hashes: string; readonly firstSong: string | null },
): Promise<void> {
  await upsertTop13(tx, [userId, firstSong, hashes, NO_ALBUMS, '']);
}

/** Notes how all songs are ranked, as hashes. */
export async function saveAllSongsOrder(tx: Tx, userId: string, hashes: string): Promise<void> {
  await upsertAllSongs(tx, [userId, null, '', NO_ALBUMS, hashes]);
}

/** Notes how the songs of one album are ranked, as hashes. Nobody else may write for the user meanwhile. */
export async function saveAlbumOrder(
  tx: Tx,
  userId: string,
  { albumKey, hashes }: { readonly albumKey: string; readonly hashes: string },
): Promise<void> {
  const { rows } = await selectOrders(tx, [userId]);
  const albums = JSON.stringify({ ...parseAlbums(rows[0]?.albums ?? NO_ALBUMS), [albumKey]: hashes });
  await upsertAlbums(tx, [userId, null, '', albums, '']);
}

const NO_ALBUMS = '{}';
const anyOrders = { user_id: '', first_song: '', top13: '', albums: '', all_songs: '' };

const selectOrders = prepared((db) =>
  db.selectFrom('song_orders').select(['top13', 'albums', 'all_songs']).where('user_id', '=', ''),
);

const upsertTop13 = preparedUpsert('first_song', 'top13');
const upsertAllSongs = preparedUpsert('all_songs');
const upsertAlbums = preparedUpsert('albums');

/** Adds a fan's orders, or takes new ones into the columns named. */
function preparedUpsert(...changed: readonly (keyof typeof anyOrders)[]) {
  return prepared((db) =>
    db
      .insertInto('song_orders')
      .values(anyOrders)
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) =>
            Object.fromEntries(changed.map((column) => [column, eb.ref(`excluded.${column}`)])),
          ),
      ),
  );
}

// Only these functions write the rows, so that the JSON text has this shape.
function parseAlbums(json: string): Readonly<Record<string, string>> {
  return JSON.parse(json) as Readonly<Record<string, string>>;
}

function toOrders(row: OrdersRow | undefined): SongOrders {
  return {
    top13: readHashes(row?.top13 ?? ''),
    albums: Object.values(parseAlbums(row?.albums ?? NO_ALBUMS)).map(readHashes),
    allSongs: readHashes(row?.all_songs ?? ''),
  };
}
