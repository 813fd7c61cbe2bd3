import type { Kysely } from 'kysely';

/** How a client of another wording put the questions that a fan answered, as JSON text; null: as this site puts them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('wordings', 'text').execute();
}
