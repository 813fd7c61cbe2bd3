import { lazy, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { RetryCard } from '#ui/retry-card.tsx';
import { BeforeRetry } from './before-retry.ts';
import type { LoadPage } from './route-table.ts';
import { useArrival } from './use-arrival.ts';

type ScreenProps = {
  readonly load: LoadPage;
  /** A page has a title, and arriving at it is announced. The shell around pages has none. */
  readonly title?: string;
  /** Outside the shell, where a page brings a main area of its own. */
  readonly isBare?: boolean;
};

/** Loads what stands at a route and shows it. Whatever fails in it, its loading included, ends at a card with Retry. */
export function Screen({ load, title, isBare = false }: ScreenProps) {
  const beforeRetry = useContext(BeforeRetry);
  const [attempt, setAttempt] = useState(() => ({ Content: lazyContent(load), count: 0 }));

  function retry() {
    // Code of a version that is gone from the server comes back only with the whole site.
    if (attempt.count > 0 && navigator.onLine) return window.location.reload();
    beforeRetry();
    setAttempt({ Content: lazyContent(load), count: attempt.count + 1 });
  }

  const content = <attempt.Content />;
  const failed = <FailedScreen onRetry={retry} />;
  return (
    <ErrorBoundary key={attempt.count} fallback={isBare ? <main>{failed}</main> : failed}>
      <Suspense fallback={<PageSkeleton />}>
        {title === undefined ? content : <Arrival title={title}>{content}</Arrival>}
      </Suspense>
    </ErrorBoundary>
  );
}

type ArrivalProps = { readonly title?: string; readonly children: ReactNode };

/** A page that has arrived: named in the title, announced, its heading focused. */
export function Arrival({ title, children }: ArrivalProps) {
  useArrival(title);
  return children;
}

function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page width="narrow">
      <RetryCard
        title="This page didn't load"
        message="Something went wrong while it was being put together."
        onRetry={onRetry}
      />
    </Page>
  );
}

function lazyContent(load: LoadPage): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
