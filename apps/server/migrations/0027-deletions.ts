import type { Kysely } from 'kysely';

/** Deleted accounts that the log of deletions does not have yet: a hash of the account's id, and when, in ISO 8601. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deletions')
    .addColumn('user_hash', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deletions_pk', ['user_hash'])
    .execute();
}
