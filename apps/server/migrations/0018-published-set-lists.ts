import { sql, type Kysely } from 'kysely';

// How a stored set list ended so far. Only the server wrote them, always in this form.
const VERIFIED = ',"verified":true}';
const DRAFT = ',"verified":false}';

/**
 * Publishes every set list that is verified: beside the draft stands from now on the version that friends see, and since
 * when. So `{"entries":E,"verified":true}` becomes `{"entries":E,"published":{"at":T,"entries":E}}`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const publishedAt = sql`coalesce(
    (select changed_at from verified_set_lists where verified_set_lists.user_id = lists.user_id), updated_at
  )`;
  await sql`
    update lists set items =
      substr(items, 1, length(items) - ${VERIFIED.length}) || ',"published":{"at":"' || ${publishedAt} || '",'
      || substr(items, 2, length(items) - ${VERIFIED.length + 1}) || '}}'
    where list = 'setList' and items like ${`%${VERIFIED}`}
  `.execute(db);
  await sql`
    update lists set items = substr(items, 1, length(items) - ${DRAFT.length}) || ',"published":null}'
    where list = 'setList' and items like ${`%${DRAFT}`}
  `.execute(db);
}
