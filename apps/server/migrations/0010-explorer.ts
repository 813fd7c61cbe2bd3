import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** How the explorer finds shareable profiles: the newest ones, and those whose names hold what is searched for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('public_since', 'text').execute();
  await db.schema
    .createIndex('profiles_public_since_index')
    .on('profiles')
    .columns(['public_since desc', 'user_id'])
    .where(sql.ref('shareable'), '=', 1)
    .execute();

  // Compared by their bytes, whatever order of letters the database has, so that a range holds all that begins alike.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const bytewise = isPostgres ? sql`collate "C"` : sql`collate binary`;
  // No foreign key: it would need an index of its own, larger than the rest. Who deletes an account removes these.
  await db.schema
    .createTable('profile_name_ends')
    .addColumn('at_start', 'integer', (column) => column.notNull())
    .addColumn('ending', sql`text ${bytewise}`, (column) => column.notNull())
    .addColumn('before', sql`text ${bytewise}`, (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('profile_name_ends_pk', ['at_start', 'ending', 'before'])
    .execute();
}
