import { sql, type Kysely } from 'kysely';

/** Leaves each account its 20 newest sessions: from here on a login keeps no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from sessions where (user_id, token_hash) in (
      select user_id, token_hash from (
        select user_id, token_hash,
          row_number() over (partition by user_id order by created_at desc, token_hash) as age
        from sessions
      ) as ordered where age > 20
    )
  `.execute(db);
}
