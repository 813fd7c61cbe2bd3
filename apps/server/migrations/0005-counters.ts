import type { Kysely } from 'kysely';

/** Statistics as sums, each spread over a few rows, so that fans who count the same thing write different ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('stripe', 'integer', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('counters_pk', ['name', 'item', 'stripe'])
    .execute();
}
