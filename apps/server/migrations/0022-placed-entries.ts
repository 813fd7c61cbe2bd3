import type { Kysely } from 'kysely';

/**
 * How many entries of a ranking the fan placed; the others only follow in the order of the catalogue. JSON text of one
 * number, for track rankings of one for each group. Null: all of them, as in every list saved so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lists').addColumn('placed', 'text').execute();
}
