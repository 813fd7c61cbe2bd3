import type { Kysely } from 'kysely';

/** The main artist of a song that is not the catalogue's own artist's; null for all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('songs').addColumn('artist', 'text').execute();
}
