import type { Db, Tx } from '#platform/db/tables.ts';
import { deleteLinkMails } from '#platform/mail/mail.repository.ts';
import { linkMailKinds } from '../emails/account-mails.words.ts';
import type { Token } from '../sessions/tokens.ts';

/** Stores a reset link as the hash of its token. `expiresAt` is in milliseconds since 1970. */
export async function insertReset(tx: Tx, { userId, hash }: Token, expiresAt: number): Promise<void> {
  const values = { user_id: userId, token_hash: hash, expires_at: expiresAt };
  await tx.insertInto('password_resets').values(values).execute();
}

/** Whether a reset link can still be used at the time `now`. */
export async function hasReset(db: Db, { userId, hash }: Token, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes all reset links of a user, and the mails that wait to bring one. */
export async function deleteResets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await deleteLinkMails(tx, userId, linkMailKinds.reset);
}
