import type { Db } from '#platform/db/tables.ts';

/** How often a fan logged in. */
export type LoginCount = { readonly username: string; readonly loginCount: number };

/** Who logged in most often, without one account; ties by username. It reads the head of an index, however many fans there are. */
export function listTopLogins(
  db: Db,
  { without, limit }: { readonly without: string; readonly limit: number },
): Promise<LoginCount[]> {
  return db
    .selectFrom('users')
    .select(['username', 'login_count as loginCount'])
    .where('login_count', '>', 0)
    .where('username_key', '!=', without)
    .orderBy('login_count', 'desc')
    .orderBy('username_key')
    .limit(limit)
    .execute();
}
