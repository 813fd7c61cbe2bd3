import { logout } from '@thirteen/contract/account.ts';
import { call } from './call.ts';
import { currentSession, endSession } from './session.ts';

/** Ends the session here at once, then on the server. Without a connection the token there lives until it expires. */
export async function logOut(): Promise<void> {
  const session = currentSession();
  endSession('logout');
  if (session !== undefined) await call(logout, { token: session.token }).catch(() => undefined);
}
