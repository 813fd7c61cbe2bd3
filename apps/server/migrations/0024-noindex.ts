import type { Kysely } from 'kysely';

/** Whether a fan asked search engines to leave the own public pages out: 0 or 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('profiles')
    .addColumn('noindex', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
