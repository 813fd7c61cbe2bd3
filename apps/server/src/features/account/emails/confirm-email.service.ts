import { checkEmail } from '@thirteen/domain/account/account-rules.ts';
import type { AccountReply } from '@thirteen/contract/account.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { storeLinkMail } from '#platform/mail/mail.repository.ts';
import { accountLimits } from '../account.limits.ts';
import type { AccountParts } from '../account-parts.ts';
import { nameKey } from '../account.repository.ts';
import {
  deleteConfirmations,
  findConfirmedBy,
  findEmail,
  findHolder,
  saveConfirmedEmail,
  takeEmail,
} from './emails.repository.ts';
import { linkMailKinds } from './account-mails.words.ts';
import { deleteResets } from '../passwords/resets.repository.ts';
import { readToken } from '../sessions/tokens.ts';
import { confirmPassword } from '../passwords/try-password.ts';

/** What the account page shows of the account. */
export async function describeAccount({ database }: AccountParts, userId: string): Promise<AccountReply> {
  const account = await findEmail(database.read, userId);
  if (!account) throw new HttpProblem('session-required');
  const { username, email, confirmedAt, createdAt, hiddenAt, bouncedAt } = account;
  return {
    username,
    email,
    emailConfirmed: confirmedAt !== null,
    emailBounced: bouncedAt !== null,
    hidden: hiddenAt !== null,
    createdAt,
  };
}

type Asked = {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly address: string;
};

/**
 * Stores a mail with a link that confirms the account's address or, with the password, another one, which becomes the
 * account's when the link is followed. Whether somebody else has that address stays untold. Answers false, and stores
 * nothing, when the account's address is confirmed already.
 */
export async function askConfirmation(parts: AccountParts, userId: string, asked: Asked): Promise<boolean> {
  const { database, limits, now, mails } = parts;
  const present = await findEmail(database.read, userId);
  if (!present) throw new HttpProblem('session-required');
  const email = asked.email ?? present.email;
  const problem = checkEmail(email);
  if (problem) throw new HttpProblem(problem);
  const isChange = email !== present.email;
  if (!isChange && present.confirmedAt !== null) return false;
  // Of another address nothing is told: it may be somebody else's.
  if (!isChange && present.bouncedAt !== null) throw new HttpProblem('email-bounced');

  if (isChange) await requirePassword(parts, userId, asked);
  await limits.take(
    { rule: accountLimits.confirmationsPerAccount, name: userId },
    { rule: accountLimits.confirmationsPerAddress, address: asked.address },
    // Counted for changes only: requests of strangers must not stop the owner of an address from confirming it.
    ...(isChange ? [{ rule: accountLimits.confirmationsPerEmail, name: email }] : []),
  );
  const mail = { kind: linkMailKinds.confirmation, userId, recipient: email };
  await database.writeForUser(userId, (tx) => storeLinkMail(tx, mail, now()));
  mails.sendSoon();
  return true;
}

async function requirePassword(parts: AccountParts, userId: string, asked: Asked): Promise<void> {
  const { password = '', address } = asked;
  const isRight = password !== '' && (await confirmPassword(parts, userId, { password, address }));
  if (!isRight) throw new HttpProblem('current-password-wrong', { field: 'password' });
}

/**
 * Makes an address the account's with the token of a mail to it. Who has it without having confirmed it loses it; who
 * has confirmed it keeps it, and the HttpProblem is `email-taken`.
 */
export async function confirmEmailWith(
  parts: AccountParts,
  { token: text, address }: { readonly token: string; readonly address: string },
): Promise<void> {
  const { database, now, securityLog } = parts;
  const token = readToken(text);
  if (!token || (await findConfirmedBy(database.read, token, now())) === undefined)
    throw new HttpProblem('email-token-invalid');
  const { userId } = token;

  const loserId = await database.writeForUser(userId, async (tx) => {
    // Another request may have used the token since.
    const email = await findConfirmedBy(tx, token, now());
    const before = await findEmail(tx, userId);
    if (email === undefined || !before) throw new HttpProblem('email-token-invalid');
    const holder = await findHolder(tx, email);
    const other = holder?.id === userId ? undefined : holder;
    if (other?.isConfirmed) throw new HttpProblem('email-taken');

    const isTaken = other !== undefined && (await takeEmail(tx, other.id, email));
    if (isTaken) await deleteResets(tx, other.id);
    await saveConfirmedEmail(tx, userId, email, new Date(now()).toISOString());
    await deleteConfirmations(tx, userId);
    // Links that went to the former address must not open the account any longer.
    if (nameKey(before.email) !== nameKey(email)) await deleteResets(tx, userId);
    return isTaken ? other.id : undefined;
  });
  securityLog('email-confirmed', { userId, address });
  if (loserId !== undefined) securityLog('email-lost', { userId: loserId, address });
}
