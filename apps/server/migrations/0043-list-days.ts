import type { Kysely } from 'kysely';

/**
 * How fans' lists stood: a row for the last state of each day on which a list changed, but for the present one, which is the
 * list. Days count from 1 January 1970 in UTC. And who wants none of it kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_days')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('until_day', 'integer', (column) => column.notNull())
    .addColumn('since_day', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_days_pk', ['user_id', 'list', 'until_day'])
    .addForeignKeyConstraint('list_days_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('list_days_off')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('off_since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_days_off_pk', ['user_id'])
    .addForeignKeyConstraint('list_days_off_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
}
