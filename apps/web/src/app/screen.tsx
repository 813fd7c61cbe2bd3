import { lazy, Suspense, useContext, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { RetryPage } from './retry-page.tsx';
import { BeforeRetry } from './before-retry.ts';
import type { LoadPage } from './route-table.ts';
import { useArrival } from './use-arrival.ts';

type ScreenProps = {
  readonly load: LoadPage;
  readonly title?: string | undefined;
  /** A page arrives: it gets the title, the focus and the top of the window. The shell around it does not. */
  readonly isPage?: boolean;
};

/** Loads what stands at a route and shows it. Whatever fails in it, its loading included, ends at a card with Retry. */
export function Screen({ load, title, isPage = false }: ScreenProps) {
  const beforeRetry = useContext(BeforeRetry);
  const [attempt, setAttempt] = useState(() => ({ Page: lazyPage(load), count: 0 }));

  function retry() {
    // A page of a version that is gone from the server comes back only with the whole site.
    if (attempt.count > 0 && navigator.onLine) return window.location.reload();
    beforeRetry();
    setAttempt({ Page: lazyPage(load), count: attempt.count + 1 });
  }

  return (
    <ErrorBoundary key={attempt.count} fallback={<RetryPage onRetry={retry} />}>
      <Suspense fallback={<PageSkeleton />}>
        {isPage && <Arrival title={title} />}
        <attempt.Page />
      </Suspense>
    </ErrorBoundary>
  );
}

function Arrival({ title }: { readonly title: string | undefined }) {
  useArrival(title);
  return null;
}

function lazyPage(load: LoadPage): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
