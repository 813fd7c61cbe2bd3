import { sql, type Kysely } from 'kysely';

/** Since when the operator keeps a fan out of all public places; the chart of top users is read without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('hidden_at', 'text').execute();
  await db.schema.dropIndex('users_login_count_index').execute();
  await db.schema
    .createIndex('users_shown_login_count_index')
    .on('users')
    .expression(sql`login_count desc, username_key`)
    .where(sql.ref('hidden_at'), 'is', null)
    .execute();
}
