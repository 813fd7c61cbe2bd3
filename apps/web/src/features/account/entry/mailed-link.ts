import { checkResetLink } from '@thirteen/contract/account.ts';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/call.ts';

/** What is known of the link in a mail. It counts as usable where that is not known: the form then says what is wrong. */
type ResetLink = 'missing' | 'checking' | 'usable' | 'dead';

/** After this long without an answer the link counts as usable. */
const TIMEOUT_MS = 5000;

/** Finds out, before a fan fills in the form, whether the link can still be used. `token` is the link's secret. */
export function useResetLink(token: string | undefined): ResetLink {
  const [link, setLink] = useState<ResetLink>(token === undefined ? 'missing' : 'checking');

  useEffect(() => {
    if (token === undefined) return;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    call(checkResetLink, { body: { token }, signal }).then(
      ({ usable }) => setLink(usable ? 'usable' : 'dead'),
      () => leaving.signal.aborted || setLink('usable'),
    );
    return () => leaving.abort();
  }, [token]);

  return link;
}

/**
 * The secret of a mail's link, which public/first.js took out of the address and left with the entry of the tab's history.
 * Undefined where there was none. `state` is the router's for this entry.
 */
export function readMailedToken(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('mailedToken' in state)) return undefined;
  return typeof state.mailedToken === 'string' ? state.mailedToken : undefined;
}
