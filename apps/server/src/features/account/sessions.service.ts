import type { LoginReply } from '@thirteen/contract/account.ts';
import type { Database } from '#platform/db/database.ts';
import { limitRules } from '#platform/http/limits.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { Authenticate } from '#platform/http/serve.ts';
import type { AccountParts } from './account-parts.ts';
import { countLogins, findAccount, findAccountByName, keyOf, type Account } from './account.repository.ts';
import { checkSecondFactor } from './second-factor.ts';
import { deleteExpired, findSession, insertSession } from './sessions.repository.ts';
import { makeToken, readToken } from './tokens.ts';

/** Finds out whose session a token is, with one read. */
export function createAuthenticate(database: Database, now: () => number): Authenticate {
  return async (text) => {
    const token = readToken(text);
    const session = token && (await findSession(database.read, token));
    if (!session || session.expiresAt <= now()) return undefined;
    return { id: session.userId, username: session.username, tokenHash: token.hash };
  };
}

/** Forgets sessions and reset links that are over. */
export async function sweepSessions(database: Database, now: () => number): Promise<void> {
  await database.write((tx) => deleteExpired(tx, now()));
}

type Login = {
  readonly username: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly address: string;
};

/**
 * Opens a session for who knows the password and, where the account has a second factor, a code of it. Throws HttpProblem
 * `login-failed` whatever was wrong, in equal time; `login-code-required` and `login-code-wrong` to who knows the password;
 * `too-many-requests` after too many failures for the account and address, or for the address.
 */
export async function logIn(parts: AccountParts, login: Login): Promise<LoginReply> {
  const account = await findAccountByName(parts.database.read, login.username);
  const isRight = await tryPassword(parts, account, {
    ...login,
    account: account?.id ?? keyOf(login.username),
  });
  if (!account || !isRight) throw new HttpProblem('login-failed');
  const outcome = await checkSecondFactor(parts, account.id, login);
  if (outcome !== 'passed')
    throw new HttpProblem(outcome === 'missing' ? 'login-code-required' : 'login-code-wrong');
  const token = await openSession(parts, account);
  return { token, expiresIn: parts.sessionSeconds, user: { username: account.username } };
}

type Confirmation = { readonly password: string; readonly address: string };

/** Asks a signed-in fan for the password again; wrong tries count as failed logins. Undefined when it is wrong. */
export async function confirmPassword(
  parts: AccountParts,
  userId: string,
  confirmation: Confirmation,
): Promise<Account | undefined> {
  const account = await findAccount(parts.database.read, userId);
  const isRight = await tryPassword(parts, account, { ...confirmation, account: userId });
  return isRight ? account : undefined;
}

type Try = { readonly account: string; readonly password: string; readonly address: string };

/** Checks a password. The try is counted before it is made, so that many at once can't slip past the limits. */
async function tryPassword(
  { limits, passwords }: AccountParts,
  account: Account | undefined,
  { account: name, password, address }: Try,
): Promise<boolean> {
  const accountKey = `${name} ${address}`;
  await limits.take(limitRules.failedLoginsPerAccount, accountKey);
  await limits.take(limitRules.failedLoginsPerAddress, address);
  let isWrong = false;
  try {
    isWrong = !(await passwords.matches(account?.passwordHash, password));
    return !isWrong;
  } finally {
    // Neither a right password counts, nor one that could not be checked because too many waited.
    if (!isWrong) {
      await Promise.all([
        limits.giveBack(limitRules.failedLoginsPerAccount, accountKey),
        limits.giveBack(limitRules.failedLoginsPerAddress, address),
      ]);
    }
  }
}

function openSession({ database, now, sessionSeconds }: AccountParts, account: Account): Promise<string> {
  return database.writeForUser(account.id, async (tx) => {
    // A reset that came between must not be outlived by a session of the old password.
    const present = await findAccount(tx, account.id);
    if (present?.passwordHash !== account.passwordHash) throw new HttpProblem('login-failed');
    const token = makeToken(account.id);
    await insertSession(tx, token, { createdAt: now(), expiresAt: now() + sessionSeconds * 1000 });
    await countLogins(tx, account.id, 1);
    return token.text;
  });
}
