import type { Kysely } from 'kysely';

/** Whether a fan's Top 13 has a page with the fan's name: 0 or 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('profiles')
    .addColumn('named_top13', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
