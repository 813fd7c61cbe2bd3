import { randomBytes } from 'node:crypto';
import type { AccountData, Signup } from '@thirteen/contract/account.ts';
import { checkEmail } from '@thirteen/domain/account/account-rules.ts';
import { listRights } from '#platform/db/rights.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { SessionUser } from '#platform/http/serve.ts';
import { listStoredLists } from '#platform/saving/lists.repository.ts';
import { accountLimits } from './account.limits.ts';
import type { AccountParts } from './account-parts.ts';
import {
  findAccount,
  findAccountHistory,
  findTaken,
  insertAccount,
  savePasswordHash,
} from './account.repository.ts';
import { eraseAccount } from './erase-account.ts';
import { deleteConfirmations, findEmail } from './emails/emails.repository.ts';
import { requireGoodPassword } from './passwords/new-password.ts';
import { findUsernameProblem } from './usernames.ts';
import { deleteResets } from './passwords/resets.repository.ts';
import { findSecondFactor } from './second-factor/second-factor.repository.ts';
import { listOpenSessions } from './sessions/own-sessions.service.ts';
import { deleteSessions } from './sessions/sessions.repository.ts';
import { confirmPassword } from './passwords/try-password.ts';

const USER_ID_BYTES = 16;

/** A new user's id: random, and short enough for links. */
export function makeUserId(): string {
  return randomBytes(USER_ID_BYTES).toString('base64url');
}

/** Makes an account. Throws the HttpProblem of the first field that can't be taken. */
export async function signUp(parts: AccountParts, wanted: Signup, address: string): Promise<void> {
  const problem = findUsernameProblem(wanted.username, parts.isSiteName) ?? checkEmail(wanted.email);
  if (problem) throw new HttpProblem(problem);
  await requireGoodPassword(parts, wanted.password, wanted, 'password');

  // Taken names count as well, so that nobody can find out in bulk who has an account.
  await parts.limits.take({ rule: accountLimits.signupsPerAddress, address });
  await requireFree(parts, wanted);
  const passwordHash = await parts.passwords.hash(wanted.password, { address });
  const account = { id: makeUserId(), username: wanted.username, email: wanted.email, passwordHash };
  const createdAt = new Date(parts.now()).toISOString();
  const isStored = await parts.database.write((tx) => insertAccount(tx, account, createdAt));
  if (isStored) return parts.securityLog('signup', { userId: account.id, address });
  // Another signup took the name or the address meanwhile.
  await requireFree(parts, wanted);
  throw new HttpProblem('unavailable', { retryAfterSeconds: 1 });
}

async function requireFree({ database }: AccountParts, wanted: Signup): Promise<void> {
  const taken = await findTaken(database.read, wanted);
  if (taken) throw new HttpProblem(taken === 'username' ? 'username-taken' : 'email-taken');
}

type PasswordChange = { readonly currentPassword: string; readonly newPassword: string };

/** Changes the password and ends all sessions but this one. */
export async function changePasswordOf(
  parts: AccountParts,
  user: SessionUser,
  { currentPassword, newPassword, address }: PasswordChange & { readonly address: string },
): Promise<void> {
  const account = await confirmPassword(parts, user.id, { password: currentPassword, address });
  if (!account) throw new HttpProblem('current-password-wrong');
  await requireGoodPassword(parts, newPassword, account, 'newPassword');

  const passwordHash = await parts.passwords.hash(newPassword, { address, goesFirst: true });
  await parts.database.writeForUser(user.id, async (tx) => {
    // Of two changes at once, the second one no longer has the current password.
    const present = await findAccount(tx, user.id);
    if (present?.passwordHash !== account.passwordHash) throw new HttpProblem('current-password-wrong');
    await savePasswordHash(tx, user.id, passwordHash);
    await deleteSessions(tx, user.id, { userId: user.id, hash: user.tokenHash });
    await deleteResets(tx, user.id);
    await deleteConfirmations(tx, user.id);
  });
  parts.securityLog('password-changed', { userId: user.id, address });
}

/** Removes the account and everything of it. Throws HttpProblem `current-password-wrong`. */
export async function removeAccount(
  parts: AccountParts,
  user: SessionUser,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<void> {
  const account = await confirmPassword(parts, user.id, { password, address });
  if (!account) throw new HttpProblem('current-password-wrong', { field: 'password' });
  await eraseAccount(parts, user.id);
  parts.securityLog('account-deleted', { userId: user.id, address });
}

/** All that is stored of an account. */
export async function exportAccount(parts: AccountParts, userId: string): Promise<AccountData> {
  const { database, now, exportProfile, exportSorts, exportHistory } = parts;
  const db = database.read;
  const [account, history] = await Promise.all([findEmail(db, userId), findAccountHistory(db, userId)]);
  if (!account || !history) throw new HttpProblem('session-required');
  const sessions = await listOpenSessions(parts, userId);
  const lists = await listStoredLists(db, userId);
  return {
    username: account.username,
    email: account.email,
    emailConfirmedAt: account.confirmedAt,
    emailBouncedAt: account.bouncedAt,
    hiddenAt: account.hiddenAt,
    createdAt: history.createdAt,
    loginCount: history.loginCount,
    exportedAt: toIso(now()),
    rights: await listRights(db, userId),
    secondFactor: (await findSecondFactor(db, userId))?.isOn ?? false,
    sessions: sessions.map((session) => ({
      device: session.device,
      createdAt: toIso(session.createdAt),
      lastSeenAt: toIso(session.lastSeenAt),
      expiresAt: toIso(session.expiresAt),
    })),
    profile: await exportProfile(db, userId),
    lists: lists.map((list) => ({
      ...list,
      items: JSON.parse(list.items) as unknown,
      placed: list.placed === null ? null : (JSON.parse(list.placed) as unknown),
    })),
    sorts: await exportSorts(db, userId),
    history: await exportHistory(db, userId),
  };
}

function toIso(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
