import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { BackWatch } from '#lib/back-watch.ts';
import { LoadingLine } from './loading-line.tsx';
import { LinkOfferPlace } from '#ui/link-offer/link-offer.tsx';
import { AppRoutes } from './router.tsx';
import { SessionEndings } from './session-endings.tsx';
import { SkipLink } from './skip-link.tsx';

const Toaster = lazy(async () => ({ default: (await import('#ui/toasts/toaster.tsx')).Toaster }));

/** The whole web app: the routes, what ends a session, and what any page may show: toasts and a link to copy. */
export function App() {
  return (
    <BrowserRouter>
      <SkipLink />
      <BackWatch />
      <SessionEndings />
      <LoadingLine />
      <AppRoutes />
      <LinkOfferPlace />
      <Suspense>
        <Toaster />
      </Suspense>
    </BrowserRouter>
  );
}
