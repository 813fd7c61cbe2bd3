import type { LoginReply } from '@thirteen/contract/account.ts';
import type { Database } from '#platform/db/database.ts';
import { networksOf } from '#platform/http/connections/networks.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { Authenticate } from '#platform/http/serve.ts';
import type { AccountParts } from '../account-parts.ts';
import {
  countLogins,
  findAccount,
  findAccountByName,
  savePasswordHash,
  type Account,
} from '../account.repository.ts';
import { forgetOldNetworks, rememberNetwork } from './known-networks.repository.ts';
import { checkSecondFactor } from '../second-factor/second-factor.service.ts';
import type { SessionUses } from './session-uses.ts';
import { deleteExpired, findSession, insertSession } from './sessions.repository.ts';
import { makeToken, readToken } from './tokens.ts';
import { tryPassword } from '../passwords/try-password.ts';
import Bowser from 'bowser';

/** Finds out whose session a token is, with one read, and notes that it is in use. */
export function createAuthenticate(database: Database, uses: SessionUses, now: () => number): Authenticate {
  return async (text) => {
    const token = readToken(text);
    const session = token && (await findSession(database.read, token));
    if (!session || session.expiresAt <= now() || !uses.note(token.hash, session)) return undefined;
    return { id: session.userId, username: session.username, tokenHash: token.hash };
  };
}

/** Forgets sessions, reset links and known networks that are over. */
export async function sweepSessions(database: Database, now: () => number): Promise<void> {
  await database.write(async (tx) => {
    await deleteExpired(tx, now());
    await forgetOldNetworks(tx, now());
  });
}

type Login = {
  readonly username: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
};

/**
 * Opens a session for who knows the password and, where the account has a second factor, a code of it. Throws HttpProblem
 * `login-failed` whatever was wrong, in equal time; `login-code-required` and `login-code-wrong` to who knows the password;
 * `too-many-requests` past a limit, and `unavailable` in a flood.
 */
export async function logInByPassword(parts: AccountParts, login: Login): Promise<LoginReply> {
  const account = await findAccountByName(parts.database.read, login.username);
  // Failures count for the name as it was typed: counted for the account, a name and its e-mail address would share
  // their limits, and a stranger would learn that they belong together.
  const isRight = await tryPassword(parts, account, { ...login, name: login.username });
  if (!account || !isRight) throw new HttpProblem('login-failed');
  const outcome = await checkSecondFactor(parts, account.id, login);
  if (outcome !== 'passed')
    throw new HttpProblem(outcome === 'missing' ? 'login-code-required' : 'login-code-wrong');
  const token = await openSession(parts, account, {
    ...login,
    renewed: await hashAnew(parts, account, login),
  });
  parts.securityLog('login', { userId: account.id, address: login.address });
  return { token, expiresIn: parts.sessionSeconds, user: { username: account.username } };
}

function openSession(
  { database, now, sessionSeconds }: AccountParts,
  account: Account,
  {
    address,
    userAgent,
    renewed,
  }: Pick<Login, 'address' | 'userAgent'> & { readonly renewed: string | undefined },
): Promise<string> {
  const device = deviceName(userAgent);
  return database.writeForUser(account.id, async (tx) => {
    // A reset that came between must not be outlived by a session of the old password.
    const present = await findAccount(tx, account.id);
    if (present?.passwordHash !== account.passwordHash) throw new HttpProblem('login-failed');
    if (renewed !== undefined) await savePasswordHash(tx, account.id, renewed);
    const token = makeToken(account.id);
    const expiresAt = now() + sessionSeconds * 1000;
    await insertSession(tx, token, { createdAt: now(), expiresAt, device });
    await rememberNetwork(tx, { userId: account.id, network: networksOf(address).near }, now());
    await countLogins(tx, account.id, 1);
    return token.text;
  });
}

/**
 * Hashes a right password anew where its hash is of older parameters: only now is it known. Undefined where the present one
 * stays, also where there is no room for it in a flood: a later login will do, and this one is right.
 */
async function hashAnew(
  { passwords }: AccountParts,
  { passwordHash: old }: Account,
  { password, address }: Pick<Login, 'password' | 'address'>,
): Promise<string | undefined> {
  if (old === null || !passwords.isOutdated(old)) return undefined;
  try {
    return await passwords.hash(password, { address, goesFirst: true });
  } catch (error) {
    if (error instanceof HttpProblem && error.code === 'unavailable') return undefined;
    throw error;
  }
}

/** For a browser that sends no usable `User-Agent`. */
const UNKNOWN_DEVICE = 'Unknown device';

// Longer than any real browser's.
const MAX_LENGTH = 500;
// Names that the library knows. Anything else is copied from the header, which may hold any text.
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));
const appleDevices = new Set(['iPhone', 'iPad']);

/** Names a device by its `User-Agent`, for example "Firefox on Windows" or "Safari on iPhone". */
function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const browserName = browser.name && browsers.has(browser.name) ? shortName(browser.name) : undefined;
  const systemName = os.name && systems.has(os.name) ? os.name : undefined;
  const thing = platform.model && appleDevices.has(platform.model) ? platform.model : systemName;
  if (thing === undefined) return browserName ?? UNKNOWN_DEVICE;
  return `${browserName ?? 'A browser'} on ${thing}`;
}

/** Drops what the library adds to some names: "Microsoft Edge", "Samsung Internet for Android". */
function shortName(name: string): string {
  return name.replace(/^Microsoft /, '').replace(/ for Android$/, '');
}
