import type { Kysely } from 'kysely';

/** What was found of printed covers and recorded previews: an address, or a note for the operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_links')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('looked_up_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_links_pk', ['kind', 'item'])
    .execute();
}
