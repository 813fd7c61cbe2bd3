import { useEffect, useState } from 'react';
import { requestCount } from '#lib/api/request-counter.ts';
import { useStore } from '#lib/store.ts';
import styles from './loading-line.module.css';

const PATIENCE_MS = 300;

/** A thin moving line over every page while requests are under way for longer than a moment. It blocks nothing. */
export function LoadingLine() {
  const isLoading = useStore(requestCount, (count) => count > 0);
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);

  // A progress element can't be drawn as a line in every browser.
  // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
  const line = <div className={styles['line']} role="progressbar" aria-label="Loading" />;
  // It belongs to no part of the page, so it is told of as what it is: a change of state.
  return isLong ? <div aria-live="polite">{line}</div> : null;
}
