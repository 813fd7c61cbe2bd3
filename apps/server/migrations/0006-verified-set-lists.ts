import { sql, type Kysely } from 'kysely';

/** Which set lists are verified, so that the last ones are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verified_set_lists')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('guitar', 'text', (column) => column.notNull())
    .addColumn('piano', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('verified_set_lists_pk', ['user_id'])
    .addForeignKeyConstraint('verified_set_lists_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('verified_set_lists_changed_at_index')
    .on('verified_set_lists')
    .expression(sql`changed_at desc, user_id`)
    .execute();
}
