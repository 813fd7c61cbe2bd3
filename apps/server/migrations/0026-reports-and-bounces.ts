import type { Kysely } from 'kysely';

/** How often a fan was reported for what, and the addresses that mail servers refuse for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reports_pk', ['user_id', 'topic'])
    .addForeignKeyConstraint('reports_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('bounced_addresses')
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('bounced_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bounced_addresses_pk', ['email_key'])
    .execute();
}
