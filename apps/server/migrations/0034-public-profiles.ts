import { sql, type Kysely } from 'kysely';

/** Shareable profiles as lists of many fans show them, in a table of their own, since they stand in one order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('public_profiles')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('public_since', 'text', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('public_profiles_pk', ['user_id'])
    .addForeignKeyConstraint('public_profiles_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await sql`
    insert into public_profiles (user_id, public_since, theme, image)
    select user_id, coalesce(public_since, ''), theme, image from profiles where shareable = 1
  `.execute(db);
  await db.schema
    .createIndex('public_profiles_public_since_index')
    .on('public_profiles')
    .expression(sql`public_since desc, user_id`)
    .execute();
  await db.schema.dropIndex('profiles_public_since_index').execute();
}
