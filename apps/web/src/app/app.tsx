import { BrowserRouter, useLocation } from 'react-router';
import { BackWatch } from '#lib/browser/back-watch.ts';
import { ErrorBoundary } from '#ui/page/error-boundary.tsx';
import { LinkOfferPlace } from '#ui/link-offer/link-offer.tsx';
import { Toaster } from '#ui/toasts/toaster.tsx';
import { LoadingLine } from './loading-line.tsx';
import { AppRoutes } from './router.tsx';
import { FailedApp } from './screen.tsx';
import { SessionEndings } from './session-endings.tsx';
import { useEffect } from 'react';
import { reloadIfOutdated } from '#lib/browser/page-version.ts';
import { MAIN_ID } from '#ui/page/page.tsx';
import styles from './skip-link.module.css';

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

/** The first stop of the keyboard on every screen: past what stands above the main area. */
function SkipLink() {
  return (
    <a className={styles['skip']} href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  );
}
