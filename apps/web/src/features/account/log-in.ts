import { login } from '@thirteen/contract/account.ts';
import { call } from '#lib/call.ts';
import { startSession } from '#lib/session.ts';

/** Opens a session and keeps it in this browser. `username` may be an email address. Throws `ApiError`. */
export async function logIn(username: string, password: string): Promise<void> {
  const { token, expiresIn, user } = await call(login, { body: { username, password } });
  startSession({ token, username: user.username, expiresInSeconds: expiresIn });
}
