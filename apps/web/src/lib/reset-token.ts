import { paths } from './paths.ts';

/** What a history entry of the page keeps, in the place where the router looks for it. */
type ResetEntry = { readonly resetToken: string };

/**
 * Takes the secret of a reset link out of the address, so that no request, no picture of the screen and no shared link
 * tells it. It stays with this entry of the tab's history, so that the page can be loaded again.
 */
export function hideResetToken(): void {
  const { pathname, search } = window.location;
  if (pathname.replace(/\/$/, '') !== paths.resetPassword) return;
  const resetToken = new URLSearchParams(search).get('token');
  if (!resetToken) return;
  const entry: ResetEntry = { resetToken };
  window.history.replaceState({ usr: entry }, '', pathname);
}

/** The secret that was hidden with a history entry; undefined where there was none. */
export function readResetToken(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('resetToken' in state)) return undefined;
  return typeof state.resetToken === 'string' ? state.resetToken : undefined;
}
