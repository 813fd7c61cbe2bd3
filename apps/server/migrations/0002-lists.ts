import type { Kysely } from 'kysely';

/** What fans save: one row per fan and list, as JSON text of ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lists')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lists_pk', ['user_id', 'list'])
    .addForeignKeyConstraint('lists_user_fk', ['user_id'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute();
}
