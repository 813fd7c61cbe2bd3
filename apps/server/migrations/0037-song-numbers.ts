import type { Kysely } from 'kysely';

/** The permanent number that a song got when it was added to the running site; null for the project's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('songs').addColumn('number', 'integer').execute();
  await db.schema.createIndex('songs_number_unique').on('songs').column('number').unique().execute();
}
