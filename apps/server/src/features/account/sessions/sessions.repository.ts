import { prepared } from '#platform/db/prepared.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import type { Token } from './tokens.ts';

/** Whose session it is, when it ends, and when it was used, up to an hour ago; in milliseconds since 1970. */
export type FoundSession = {
  readonly userId: string;
  readonly username: string;
  readonly expiresAt: number;
  readonly lastSeenAt: number;
};

/** Whose session a token is, with one read: it runs with almost every request. */
export async function findSession(db: Db, { userId, hash }: Token): Promise<FoundSession | undefined> {
  const { rows } = await selectSession(db, [userId, hash]);
  return rows[0];
}

const selectSession = prepared<FoundSession>((db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'users.username as username',
      'sessions.expires_at as expiresAt',
      'sessions.last_seen_at as lastSeenAt',
    ])
    .where('sessions.user_id', '=', '')
    .where('sessions.token_hash', '=', ''),
);

// A fan has a few devices; without a limit endless logins would fill the table and the fan's data download.
const MAX_PER_USER = 20;

/** Opens a session on a device, which is named in words, and keeps the 20 newest of its user. Times are milliseconds since 1970. */
export async function insertSession(
  tx: Tx,
  { userId, hash }: Token,
  session: { readonly createdAt: number; readonly expiresAt: number; readonly device: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', (newest) =>
      newest
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(MAX_PER_USER - 1),
    )
    .execute();
  const values = {
    user_id: userId,
    token_hash: hash,
    created_at: session.createdAt,
    expires_at: session.expiresAt,
    device: session.device,
    last_seen_at: session.createdAt,
  };
  await tx.insertInto('sessions').values(values).execute();
}

/**
 * Saves when a session was last used, unless it says that it was used after `unlessAfter`: another process may have saved
 * that already.
 */
export async function saveLastSeen(
  tx: Tx,
  { userId, hash, at }: Token & { readonly at: number },
  unlessAfter: number,
): Promise<void> {
  await updateLastSeen(tx, [at, userId, hash, unlessAfter]);
}

const updateLastSeen = prepared((db) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: 0 })
    .where('user_id', '=', '')
    .where('token_hash', '=', '')
    .where('last_seen_at', '<=', 0),
);

export async function deleteSession(tx: Tx, { userId, hash }: Token): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '=', hash).execute();
}

/** Ends all sessions of a user, save the one to keep. */
export async function deleteSessions(tx: Tx, userId: string, keep?: Token): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keep?.hash ?? '')
    .execute();
}

/** The sessions of a user whose time is not over, oldest first. One that was unused for too long is among them. */
export async function listSessions(db: Db, userId: string, now: number) {
  return db
    .selectFrom('sessions')
    .select([
      'token_hash as hash',
      'device',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();
}

/** Forgets sessions and links of mails that are over. */
export async function deleteExpired(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute();
}

/** Ends all sessions of all users; for the operator, since it takes a while on a large site. */
export async function deleteEverybodysSessions(tx: Tx): Promise<void> {
  await tx.deleteFrom('sessions').execute();
}
