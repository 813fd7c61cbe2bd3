import type { Kysely } from 'kysely';

/**
 * How the era of an album looks: JSON text of its colors and the names of its drawing and sound, null where it wears the
 * look of the singles; JSON text of its short names; whether it is on the tour (0 or 1).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('albums').addColumn('look', 'text').execute();
  await db.schema
    .alterTable('albums')
    .addColumn('short_names', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('albums')
    .addColumn('on_tour', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
