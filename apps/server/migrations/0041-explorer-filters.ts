import { sql, type Kysely } from 'kysely';

type Tables = {
  lists: { user_id: string; list: string; items: string };
  public_profiles: { user_id: string; public_since: string };
  public_top13_songs: { song_id: string; public_since: string; user_id: string };
};

/** How the explorer finds shareable profiles by their theme, and by a song of their Top 13. Filled from the lists. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex('public_profiles_theme_index')
    .on('public_profiles')
    .expression(sql`theme, public_since desc, user_id`)
    .execute();
  await db.schema
    .createTable('public_top13_songs')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('song_id', 'text', (column) => column.notNull())
    .addColumn('public_since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('public_top13_songs_pk', ['user_id', 'song_id'])
    .addForeignKeyConstraint(
      'public_top13_songs_profile_fk',
      ['user_id'],
      'public_profiles',
      ['user_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('public_top13_songs_song_index')
    .on('public_top13_songs')
    .expression(sql`song_id, public_since desc, user_id`)
    .execute();

  const page = 200;
  for (let after = '', isDone = false; !isDone;) {
    const fans = await db
      .selectFrom('public_profiles')
      .select(['user_id', 'public_since'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(page)
      .execute();
    isDone = fans.length < page;
    after = fans.at(-1)?.user_id ?? after;
    const since = new Map(fans.map((fan) => [fan.user_id, fan.public_since]));
    const lists = await db
      .selectFrom('lists')
      .select(['user_id', 'items'])
      .where('list', '=', 'top13')
      .where('user_id', 'in', [...since.keys(), ''])
      .execute();
    const rows = lists.flatMap(({ user_id, items }) =>
      (JSON.parse(items) as readonly (string | null)[])
        .filter((song_id) => song_id !== null)
        .map((song_id) => ({ user_id, song_id, public_since: since.get(user_id) ?? '' })),
    );
    if (rows.length > 0) await db.insertInto('public_top13_songs').values(rows).execute();
  }
}
