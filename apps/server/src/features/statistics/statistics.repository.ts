import type { Db, Tx } from '#platform/db/tables.ts';

/** How often a fan logged in. */
export type LoginCount = { readonly username: string; readonly loginCount: number };

/** Who logged in most often, without one account and those that are hidden; ties by username. It reads the head of an index, however many fans there are. */
export function listTopLogins(
  db: Db,
  { without, limit }: { readonly without: string; readonly limit: number },
): Promise<LoginCount[]> {
  return db
    .selectFrom('users')
    .select(['username', 'login_count as loginCount'])
    .where('login_count', '>', 0)
    .where('hidden_at', 'is', null)
    .where('username_key', '!=', without)
    .orderBy('login_count', 'desc')
    .orderBy('username_key')
    .limit(limit)
    .execute();
}

/** A fan with more sessions than logins were counted, and how many more: each session began with a login. */
type MissedLogins = { readonly userId: string; readonly username: string; readonly missing: number };

/** Whose logins were not all counted. */
export async function findMissedLogins(db: Db): Promise<readonly MissedLogins[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.id as userId', 'users.username', 'users.login_count as logins'])
    .select((eb) => eb.fn.countAll<number>().as('sessions'))
    .groupBy(['users.id', 'users.username', 'users.username_key', 'users.login_count'])
    .having((eb) => eb(eb.fn.countAll<number>(), '>', eb.ref('users.login_count')))
    .orderBy('users.username_key')
    .execute();
  return rows.map(({ userId, username, logins, sessions }) => ({
    userId,
    username,
    missing: sessions - logins,
  }));
}

/** Adds the logins that were missed. A distributed database refuses it in a transaction that read all fans' sessions before. */
export async function raiseLoginCounts(tx: Tx, missed: readonly MissedLogins[]): Promise<void> {
  for (const { userId, missing } of missed) {
    await tx
      .updateTable('users')
      .set((eb) => ({ login_count: eb('login_count', '+', missing) }))
      .where('id', '=', userId)
      .execute();
  }
}
