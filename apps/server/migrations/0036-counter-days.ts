import type { Kysely } from 'kysely';

/** The sums of the charts as they were on each day (an ISO date in UTC), to tell what changed since. Kept for a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counter_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('counter_days_pk', ['day', 'name', 'item'])
    .execute();
}
