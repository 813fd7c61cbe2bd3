import type { Db, Tx } from '#platform/db/tables.ts';
import { clearBounced } from '#platform/mail/bounced-addresses.repository.ts';
import { deleteLinkMails } from '#platform/mail/mail.repository.ts';
import { nameKey } from '../account.repository.ts';
import { linkMailKinds } from './account-mails.words.ts';
import type { Token } from '../sessions/tokens.ts';

/** The address of an account; empty when another account confirmed it. Times are ISO 8601 in UTC. */
export type AccountEmail = {
  readonly username: string;
  readonly email: string;
  readonly confirmedAt: string | null;
  readonly createdAt: string;
  /** Since when the operator keeps the fan out of sight; null: the fan is not hidden. */
  readonly hiddenAt: string | null;
  /** Since when mails to the address are refused for good; null: they are not, as far as is known. */
  readonly bouncedAt: string | null;
};

export function findEmail(db: Db, userId: string): Promise<AccountEmail | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('bounced_addresses', 'bounced_addresses.email_key', 'users.email_key')
    .select([
      'username',
      'email',
      'email_confirmed_at as confirmedAt',
      'created_at as createdAt',
      'hidden_at as hiddenAt',
    ])
    .select('bounced_addresses.bounced_at as bouncedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Stores a link that confirms an address, as the hash of its token. `expiresAt` is in milliseconds since 1970. */
export async function insertConfirmation(
  tx: Tx,
  { userId, hash }: Token,
  { email, expiresAt }: { readonly email: string; readonly expiresAt: number },
): Promise<void> {
  const values = { user_id: userId, token_hash: hash, email, expires_at: expiresAt };
  await tx.insertInto('email_confirmations').values(values).execute();
}

/** The address that a link confirms. Undefined when the link is unknown, was used or is over at the time `now`. */
export async function findConfirmedBy(db: Db, token: Token, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_confirmations')
    .select('email')
    .where('user_id', '=', token.userId)
    .where('token_hash', '=', token.hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email;
}

/** Deletes all confirmation links of a user, and the mails that wait to bring one. */
export async function deleteConfirmations(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
  await deleteLinkMails(tx, userId, linkMailKinds.confirmation);
}

/** Whose an address is now, and whether its holder confirmed it. */
export async function findHolder(
  db: Db,
  email: string,
): Promise<{ readonly id: string; readonly isConfirmed: boolean } | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email_confirmed_at as confirmedAt'])
    .where('email_key', '=', nameKey(email))
    .executeTakeFirst();
  return row && { id: row.id, isConfirmed: row.confirmedAt !== null };
}

/**
 * Takes an address from a holder who has not confirmed it; no login and no mail finds that account by an address then.
 * False when the holder was faster to confirm it or to leave it.
 */
export async function takeEmail(tx: Tx, holderId: string, email: string): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    // Logins look here for names with an at sign only, so nothing that can be typed equals this key.
    .set({ email: '', email_key: `none:${holderId}` })
    .where('id', '=', holderId)
    .where('email_key', '=', nameKey(email))
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives an account the address that its fan has just confirmed, which takes mails then. `at` is ISO 8601 in UTC. */
export async function saveConfirmedEmail(tx: Tx, userId: string, email: string, at: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_key: nameKey(email), email_confirmed_at: at })
    .where('id', '=', userId)
    .execute();
  await clearBounced(tx, email);
}
