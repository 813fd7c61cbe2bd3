import { BrowserRouter } from 'react-router';
import { BackWatch } from '#lib/back-watch.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { LinkOfferPlace } from '#ui/link-offer/link-offer.tsx';
import { Toaster } from '#ui/toasts/toaster.tsx';
import { LoadingLine } from './loading-line.tsx';
import { OutdatedPage } from './outdated-page.ts';
import { AppRoutes } from './router.tsx';
import { FailedApp } from './screen.tsx';
import { SessionEndings } from './session-endings.tsx';
import { SkipLink } from './skip-link.tsx';

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
