import { sql, type Kysely } from 'kysely';

type ListRow = { user_id: string; list: string; items: string; placed: string | null };
type OrdersRow = {
  user_id: string;
  first_song: string | null;
  top13: string;
  albums: string;
  all_songs: string;
};
type Tables = { lists: ListRow; song_orders: OrdersRow };

/** In which order each fan ranked songs, short enough to be read for many fans at once. Filled from the lists. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('song_orders')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('first_song', 'text')
    .addColumn('top13', 'text', (column) => column.notNull())
    .addColumn('albums', 'text', (column) => column.notNull())
    .addColumn('all_songs', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('song_orders_pk', ['user_id'])
    .addForeignKeyConstraint('song_orders_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();

  const page = 2000;
  for (let after = { user_id: '', list: '' }, orders: OrdersRow | undefined, isDone = false; !isDone;) {
    const rows = await db
      .selectFrom('lists')
      .select(['user_id', 'list', 'items', 'placed'])
      .where(sql<boolean>`(user_id, list) > (${after.user_id}, ${after.list})`)
      .orderBy('user_id')
      .orderBy('list')
      .limit(page)
      .execute();
    isDone = rows.length < page;
    after = rows.at(-1) ?? after;
    const whole: OrdersRow[] = [];
    for (const row of rows) {
      if (orders && orders.user_id !== row.user_id) whole.push(orders);
      if (orders?.user_id !== row.user_id) orders = emptyOrders(row.user_id);
      addList(orders, row);
    }
    // The last fan's lists may go on in the next page.
    if (isDone && orders) whole.push(orders);
    for (let first = 0; first < whole.length; first += 500) {
      await db
        .insertInto('song_orders')
        .values(whole.slice(first, first + 500))
        .execute();
    }
  }
}

function emptyOrders(userId: string): OrdersRow {
  return { user_id: userId, first_song: null, top13: '', albums: '{}', all_songs: '' };
}

function addList(orders: OrdersRow, { list, items, placed }: ListRow): void {
  const isAlbum = list.startsWith('album:');
  if (list !== 'top13' && list !== 'allSongs' && !isAlbum) return;
  const ids = JSON.parse(items) as readonly (string | null)[];
  const marks = ids
    .slice(0, placed === null ? ids.length : Number(placed))
    .map(markOf)
    .join('');
  if (list === 'top13') Object.assign(orders, { top13: marks, first_song: ids[0] ?? null });
  else if (list === 'allSongs') orders.all_songs = marks;
  else {
    const albums = JSON.parse(orders.albums) as object;
    orders.albums = JSON.stringify({ ...albums, [list.slice('album:'.length)]: marks });
  }
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** As `features/match/song-marks.ts` had it when this was written. */
function markOf(songId: string | null): string {
  if (songId === null) return '';
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(songId)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const folded = (hash >>> 24) ^ (hash & 0xffffff);
  return [18, 12, 6, 0].map((shift) => SIGNS[(folded >>> shift) & 63]).join('');
}
