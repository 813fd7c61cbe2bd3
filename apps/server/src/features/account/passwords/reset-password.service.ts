import { setTimeout as delay } from 'node:timers/promises';
import { UserGone } from '#platform/db/database.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { storeLinkMail } from '#platform/mail/mail.repository.ts';
import { accountLimits } from '../account.limits.ts';
import type { AccountParts } from '../account-parts.ts';
import { findAccount, findAccountByName, savePasswordHash } from '../account.repository.ts';
import { deleteConfirmations } from '../emails/emails.repository.ts';
import { linkMailKinds } from '../emails/account-mails.words.ts';
import { requireGoodPassword } from './new-password.ts';
import { deleteResets, hasReset } from './resets.repository.ts';
import { deleteSessions } from '../sessions/sessions.repository.ts';
import { readToken } from '../sessions/tokens.ts';

// Longer than storing a mail takes, so that the answer's time does not show whether one was stored.
const ANSWER_AFTER_MS = 150;

/**
 * Stores a mail with a reset link if the address belongs to an account; the answer does not show whether it does. Earlier
 * links stay valid, so that nobody can make a fan's link useless by asking for another.
 */
export async function forgetPassword(parts: AccountParts, email: string, address: string): Promise<void> {
  await parts.limits.take(
    { rule: accountLimits.forgotPasswordPerAddress, address },
    { rule: accountLimits.forgotPasswordPerEmail, name: email },
  );
  await Promise.all([sendReset(parts, email, address), delay(ANSWER_AFTER_MS)]);
}

async function sendReset(
  { database, now, mails, securityLog }: AccountParts,
  email: string,
  address: string,
): Promise<void> {
  const account = email.includes('@') ? await findAccountByName(database.read, email) : undefined;
  securityLog('password-reset-asked', { userId: account?.id, address });
  if (!account) return;
  const mail = { kind: linkMailKinds.reset, userId: account.id, recipient: account.email };
  try {
    await database.writeForUser(account.id, (tx) => storeLinkMail(tx, mail, now()));
  } catch (error) {
    // The account was deleted since it was found.
    if (error instanceof UserGone) return;
    throw error;
  }
  mails.sendSoon();
}

/** Whether the token of a mail can still be used; it stays as it is. */
export async function isResetTokenUsable(
  { database, limits, now }: AccountParts,
  { token: text, address }: { readonly token: string; readonly address: string },
): Promise<boolean> {
  await limits.take({ rule: accountLimits.resetChecksPerAddress, address });
  const token = readToken(text);
  return token !== undefined && hasReset(database.read, token, now());
}

type Reset = { readonly token: string; readonly newPassword: string };

/** Sets a new password with the token of a mail, and ends all sessions. A refused password leaves the token usable. */
export async function resetPasswordWith(
  parts: AccountParts,
  { token: text, newPassword }: Reset,
  address: string,
): Promise<void> {
  const { database, now, passwords } = parts;
  const token = readToken(text);
  const isUsable = token !== undefined && (await hasReset(database.read, token, now()));
  const account = isUsable ? await findAccount(database.read, token.userId) : undefined;
  if (!token || !account) throw new HttpProblem('reset-token-invalid');
  await requireGoodPassword(parts, newPassword, account, 'newPassword');

  const passwordHash = await passwords.hash(newPassword, { address });
  await database.writeForUser(account.id, async (tx) => {
    // Another request may have used the token while the password was hashed.
    if (!(await hasReset(tx, token, now()))) throw new HttpProblem('reset-token-invalid');
    await savePasswordHash(tx, account.id, passwordHash);
    await deleteSessions(tx, account.id);
    await deleteResets(tx, account.id);
    await deleteConfirmations(tx, account.id);
  });
  parts.securityLog('password-reset', { userId: account.id, address });
}
