import { login } from '@thirteen/contract/account.ts';
import { call } from '#lib/api/call.ts';
import { startSession } from '#lib/session/session.ts';

/**
 * Opens a session and keeps it in this browser. `username` may be an email address; `code` is of the second factor, for
 * accounts that have one. Throws `ApiError`.
 */
export async function logIn(username: string, password: string, code?: string): Promise<void> {
  const body = { username, password, ...(code !== undefined && { code }) };
  const { token, expiresIn, user } = await call(login, { body });
  startSession({ token, username: user.username, expiresInSeconds: expiresIn });
}
