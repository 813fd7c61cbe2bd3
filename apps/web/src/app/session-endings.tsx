import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetFan, forgetLeftFans } from '#lib/session/forget-fan.ts';
import { loginPathFor } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import type { SessionEnd } from '#lib/session/session-store.ts';
import { onSessionEnd } from '#lib/session/session.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';

// What stands at these addresses may be a fan's own.
const ofFans = [`${paths.user}/`, `${paths.sorter}/`];

/**
 * Leads on when a session ends. Logging out, here or in another tab, and running out lead to the landing page; a token
 * that the server refused leads to log in, and back to the same page afterwards.
 */
export function SessionEndings() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const leave = useEffectEvent((reason: SessionEnd, username: string) => {
    if (reason === 'logout') void forgetFan(username);
    else void forgetLeftFans();
    if (reason === 'expired' || reason === 'refused')
      toast.warning(words.account.sessionExpired, 'Logged out');
    if (!ofFans.some((path) => pathname.startsWith(path))) return;
    const next = pathname + search + hash;
    if (reason === 'refused') void navigate(loginPathFor(next), { replace: true });
    else void navigate(paths.landing, reason === 'expired' ? { state: { next } } : {});
  });

  useEffect(() => onSessionEnd((reason, username) => leave(reason, username)), []);
  return null;
}
