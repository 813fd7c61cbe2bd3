import { RetryCard } from '#ui/retry-card.tsx';
import styles from './retry-page.module.css';

type RetryPageProps = { readonly onRetry: () => void };

/** Stands where a page failed. */
export function RetryPage({ onRetry }: RetryPageProps) {
  return (
    <main id="main" className={styles['page']}>
      <RetryCard
        title="This page didn't load"
        message="Something went wrong while it was being put together."
        onRetry={onRetry}
      />
    </main>
  );
}
