import { lazy, Suspense } from 'react';
import { HomePage } from '#pages/home-page.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { RetryCard } from '#ui/retry-card.tsx';
import styles from './user-home-page.module.css';

const HomeWidgets = lazy(async () => ({
  default: (await import('#pages/home-widgets-page.tsx')).HomeWidgetsPage,
}));

/** The home page. Its first screen is there at once; the code of the charts below comes on its own, and may fail alone. */
export function UserHomePage() {
  const failed = <RetryCard message="This part didn’t load." onRetry={() => window.location.reload()} />;
  return (
    <HomePage>
      <ErrorBoundary fallback={failed}>
        <Suspense fallback={<div className={styles['waiting']} aria-hidden="true" />}>
          <HomeWidgets />
        </Suspense>
      </ErrorBoundary>
    </HomePage>
  );
}
