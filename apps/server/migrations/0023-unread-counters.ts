import type { Kysely } from 'kysely';

/** Removes the counters of surprise songs, which nothing reads. */
export async function up(db: Kysely<Record<'counters', { name: string }>>): Promise<void> {
  await db.deleteFrom('counters').where('name', '=', 'surprise-picks').execute();
}
