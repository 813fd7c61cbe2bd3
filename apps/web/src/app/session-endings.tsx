import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPathFor } from '#lib/next-path.ts';
import { paths } from '#lib/paths.ts';
import type { SessionEnd } from '#lib/session-store.ts';
import { onSessionEnd } from '#lib/session.ts';
import { forgetUnsavedTexts } from '#lib/unsaved-texts.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';

/**
 * Leads on when a session ends. Logging out, here or in another tab, and running out lead to the landing page; a token
 * that the server refused leads to log in, and back to the same page afterwards.
 */
export function SessionEndings() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const leave = useEffectEvent((reason: SessionEnd) => {
    if (reason === 'logout') forgetFan();
    if (reason === 'expired' || reason === 'refused')
      toast.warning(words.account.sessionExpired, 'Logged out');
    if (!pathname.startsWith(`${paths.user}/`)) return;
    const next = pathname + search + hash;
    if (reason === 'refused') void navigate(loginPathFor(next), { replace: true });
    else void navigate(paths.landing, reason === 'expired' ? { state: { next } } : {});
  });

  useEffect(() => onSessionEnd((reason) => leave(reason)), []);
  return null;
}

/** The next fan at this browser must not read what this one had. A browser without IndexedDB has kept no lists. */
function forgetFan(): void {
  forgetUnsavedTexts();
  void import('#lib/saving/forget-saved-lists.ts')
    .then(({ forgetSavedLists }) => forgetSavedLists())
    .catch(() => undefined);
}
