import { sql, type Kysely } from 'kysely';

type Tables = {
  song_orders: { user_id: string; top13: string; albums: string; all_songs: string };
  public_profiles: { user_id: string; songs_placed: number };
};

/** How many songs each fan with a public profile has placed, in the order of the chart. Filled from the orders of songs. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('public_profiles')
    .addColumn('songs_placed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const page = 200;
  for (let after = '', isDone = false; !isDone;) {
    const fans = await db
      .selectFrom('public_profiles')
      .select('user_id')
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(page)
      .execute();
    isDone = fans.length < page;
    after = fans.at(-1)?.user_id ?? after;
    const orders = await db
      .selectFrom('song_orders')
      .select(['user_id', 'top13', 'albums', 'all_songs'])
      .where('user_id', 'in', [...fans.map(({ user_id }) => user_id), ''])
      .execute();
    for (const { user_id, ...texts } of orders) {
      await db
        .updateTable('public_profiles')
        .set({ songs_placed: countSongs(texts) })
        .where('user_id', '=', user_id)
        .execute();
    }
  }
  await db.schema
    .createIndex('public_profiles_songs_placed_index')
    .on('public_profiles')
    .expression(sql`songs_placed desc, public_since, user_id`)
    .execute();
}

/** Four signs stand for a song, as in `features/match/song-hashes.ts` when this was written. */
function countSongs({ top13, albums, all_songs }: Omit<Tables['song_orders'], 'user_id'>): number {
  const ofAlbums = Object.values(JSON.parse(albums) as Readonly<Record<string, string>>);
  return [top13, all_songs, ...ofAlbums].join('').length / 4;
}
