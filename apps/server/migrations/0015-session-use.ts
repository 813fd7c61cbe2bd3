import { sql, type Kysely } from 'kysely';

/** What each session is on, in words, and when it was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo('Unknown device'))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  // When the sessions of before were last used is not known; none of them ends by this change.
  await sql`update sessions set last_seen_at = ${Date.now()}`.execute(db);
}
