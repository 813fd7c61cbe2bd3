import { hash } from 'node:crypto';
import type { SessionEntry } from '@thirteen/contract/account.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { SessionUser } from '#platform/http/serve.ts';
import type { AccountParts } from '../account-parts.ts';
import { deleteSession, deleteSessions, listSessions } from './sessions.repository.ts';
import { confirmPassword } from '../passwords/try-password.ts';

// 132 bits: more than anybody can try.
const ID_LENGTH = 22;

/** The sessions that a user can go on with, oldest first, with the last use as far as this process knows. */
export async function listOpenSessions({ database, now, sessionUses }: AccountParts, userId: string) {
  const sessions = await listSessions(database.read, userId, now());
  return sessions.flatMap((session) => {
    const lastSeenAt = sessionUses.find(session.hash, session.lastSeenAt);
    return lastSeenAt === undefined ? [] : [{ ...session, lastSeenAt }];
  });
}

/** A fan's open sessions: the one that asks, then the others by their last use. */
export async function listOwnSessions(parts: AccountParts, user: SessionUser): Promise<SessionEntry[]> {
  const sessions = await listOpenSessions(parts, user.id);
  return sessions
    .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt)
    .map((session) => ({
      id: sessionIdOf(session.hash),
      device: session.device,
      createdAt: toIso(session.createdAt),
      lastSeenAt: toIso(session.lastSeenAt),
      expiresAt: toIso(session.expiresAt),
      current: session.hash === user.tokenHash,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

type Ending = { readonly id: string; readonly address: string };

/** Ends one of a fan's sessions. Throws HttpProblem `not-found` when the fan has none of that id. */
export async function endOwnSession(
  parts: AccountParts,
  user: SessionUser,
  { id, address }: Ending,
): Promise<void> {
  const sessions = await listOpenSessions(parts, user.id);
  const session = sessions.find((one) => sessionIdOf(one.hash) === id);
  if (!session) throw new HttpProblem('not-found');
  await parts.database.write((tx) => deleteSession(tx, { userId: user.id, hash: session.hash }));
  parts.securityLog('sessions-ended', { userId: user.id, address, what: 'one' });
}

type Confirmation = { readonly password: string; readonly address: string };

/** Ends all of a fan's sessions. Throws HttpProblem `current-password-wrong`. */
export async function endAllSessions(
  parts: AccountParts,
  user: SessionUser,
  { password, address }: Confirmation,
): Promise<void> {
  const account = await confirmPassword(parts, user.id, { password, address });
  if (!account) throw new HttpProblem('current-password-wrong', { field: 'password' });
  await parts.database.writeForUser(user.id, (tx) => deleteSessions(tx, user.id));
  parts.securityLog('sessions-ended', { userId: user.id, address, what: 'all' });
}

/** Names a session to its fan. Neither the token nor its stored hash can be found from it. */
function sessionIdOf(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, ID_LENGTH);
}

function toIso(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
