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

/** How many songs a fan has placed. */
export type FanPlaces = { readonly username: string; readonly songsPlaced: number };

/** The fans with a public profile who placed the most songs, without two accounts; ties by who was public first. It reads the head of an index. */
export function listFansByPlaced(
  db: Db,
  {
    without,
    limit,
  }: {
    readonly without: { readonly username: string; readonly userId: string };
    readonly limit: number;
  },
): Promise<FanPlaces[]> {
  return db
    .selectFrom('public_profiles')
    .innerJoin('users', 'users.id', 'public_profiles.user_id')
    .select(['users.username', 'public_profiles.songs_placed as songsPlaced'])
    .where('public_profiles.songs_placed', '>', 0)
    .where('users.username_key', '!=', without.username)
    .where('public_profiles.user_id', '!=', without.userId)
    .orderBy('public_profiles.songs_placed', 'desc')
    .orderBy('public_profiles.public_since')
    .orderBy('public_profiles.user_id')
    .limit(limit)
    .execute();
}

/** Notes how many songs a fan with a public profile has placed; of others nothing is noted. */
export async function saveSongsPlaced(tx: Tx, userId: string, songsPlaced: number): Promise<void> {
  await tx
    .updateTable('public_profiles')
    .set({ songs_placed: songsPlaced })
    .where('user_id', '=', userId)
    .where('songs_placed', '!=', songsPlaced)
    .execute();
}

/** A part of the public profiles by id, with how many songs are noted as placed. */
export function listNotedCounts(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ userId: string; songsPlaced: number }[]> {
  return db
    .selectFrom('public_profiles')
    .select(['user_id as userId', 'songs_placed as songsPlaced'])
    .where('user_id', '>', after)
    .orderBy('user_id')
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
