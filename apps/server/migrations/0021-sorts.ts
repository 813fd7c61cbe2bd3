import type { Kysely } from 'kysely';

/** The sorts that fans have under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sorts')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('sort', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sorts_pk', ['user_id', 'id'])
    .addForeignKeyConstraint('sorts_user_fk', ['user_id'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute();
}
