import { paths } from './paths.ts';

/** What a history entry of such a page keeps, in the place where the router looks for it. */
type MailedEntry = { readonly mailedToken: string };

/** The pages that a link of a mail leads to. */
const PAGES: readonly string[] = [paths.confirmEmail];

/**
 * Takes the secret of a mail's link out of the address, so that no request, no picture of the screen and no shared link
 * tells it. It stays with this entry of the tab's history, so that the page can be loaded again.
 */
export function hideMailedToken(): void {
  const { pathname, search } = window.location;
  if (!PAGES.includes(pathname.replace(/\/$/, ''))) return;
  const mailedToken = new URLSearchParams(search).get('token');
  if (!mailedToken) return;
  const entry: MailedEntry = { mailedToken };
  window.history.replaceState({ usr: entry }, '', pathname);
}

/** The secret that was hidden with a history entry; undefined where there was none. */
export function readMailedToken(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('mailedToken' in state)) return undefined;
  return typeof state.mailedToken === 'string' ? state.mailedToken : undefined;
}
