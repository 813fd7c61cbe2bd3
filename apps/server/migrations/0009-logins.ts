import { sql, type Kysely } from 'kysely';

/** How often each fan logged in, in the order in which the chart of top users reads it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('login_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Of the logins before, those are known whose sessions are still there.
  await sql`
    update users set login_count = (select count(*) from sessions where sessions.user_id = users.id)
  `.execute(db);
  await db.schema
    .createIndex('users_login_count_index')
    .on('users')
    .expression(sql`login_count desc, username_key`)
    .execute();
}
