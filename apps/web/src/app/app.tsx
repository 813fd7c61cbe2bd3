import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { BackWatch } from '#lib/browser/back-watch.ts';
import { ErrorBoundary } from '#ui/page/error-boundary.tsx';
import { LinkOfferPlace } from '#ui/link-offer/link-offer.tsx';
import { Toaster } from '#ui/toasts/toaster.tsx';
import { isInShell } from '@thirteen/contract/pages/page-address.ts';
import { OfflineBar } from './shell/offline-bar.tsx';
import { LoadingLine } from './loading-line.tsx';
import { AppRoutes } from './router.tsx';
import { FailedApp } from './screen.tsx';
import { useEffect, useEffectEvent } from 'react';
import { reloadIfOutdated } from '#lib/browser/page-version.ts';
import { MAIN_ID } from '#ui/page/page.tsx';
import styles from './skip-link.module.css';
import { forgetFan, forgetLeftFans } from '#lib/session/forget-fan.ts';
import { loginPathFor } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import type { SessionEnd } from '#lib/session/session-store.ts';
import { onSessionEnd } from '#lib/session/session.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';

/** The whole web app: the routes, what ends a session, and what any page may show: toasts and a link to copy. */
export function App() {
  return (
    <ErrorBoundary fallback={<FailedApp />}>
      <BrowserRouter>
        <SkipLink />
        <BackWatch />
        <SessionEndings />
        <LoadingLine />
        <OutdatedPage />
        <OfflineOutside />
        <AppRoutes />
        <ErrorBoundary fallback={null}>
          <LinkOfferPlace />
        </ErrorBoundary>
        <ErrorBoundary fallback={null}>
          <Toaster />
        </ErrorBoundary>
      </BrowserRouter>
    </ErrorBoundary>
  );
}

/** Loads the site anew at the next change of page where this one can't go on. */
function OutdatedPage(): null {
  const { pathname } = useLocation();
  useEffect(() => void reloadIfOutdated(), [pathname]);
  return null;
}

/** The sign of a site that can't be reached, on the pages outside of the shell: that has its own, below its header. */
function OfflineOutside() {
  return isInShell(useLocation().pathname) ? null : <OfflineBar />;
}

/** The first stop of the keyboard on every screen: past what stands above the main area. */
function SkipLink() {
  return (
    <a className={styles['skip']} href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  );
}

/** So long another tab takes at most to forget a fan, in milliseconds. */
const ELSEWHERE_MS = 1000;

// What stands at these addresses may be a fan's own.
const ofFans = [`${paths.user}/`, `${paths.sorter}/`];

/**
 * Leads on when a session ends. Logging out, here or in another tab, and running out lead to the landing page; a token
 * that the server refused leads to log in, and back to the same page afterwards.
 */
function SessionEndings() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const leave = useEffectEvent((reason: SessionEnd, username: string) => {
    if (reason === 'logout') void forgetFan(username);
    // The tab in which it ended comes first.
    else setTimeout(() => void forgetLeftFans(), reason === 'elsewhere' ? ELSEWHERE_MS : 0);
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
