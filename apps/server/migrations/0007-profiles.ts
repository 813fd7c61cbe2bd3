import type { Kysely } from 'kysely';

/** What a fan chose for the own profile, and whether it is complete enough to be public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profiles')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('comparing', 'integer', (column) => column.notNull())
    .addColumn('shareable', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('profiles_pk', ['user_id'])
    .addForeignKeyConstraint('profiles_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
}
