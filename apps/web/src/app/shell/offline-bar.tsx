import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './offline-bar.module.css';

const BACK_ONLINE_MS = 3000;

/** Says when the connection is gone and, for three seconds, that it is back. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    if (isOnline) return;
    return () => setBack(true);
  }, [isOnline]);

  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isBack]);

  return (
    <output className={styles['place']}>
      {!isOnline && (
        <span className={styles['bar']} data-state="offline">
          <Icon name="cloudOff" />
          You’re offline. Changes are kept here and saved when you’re back.
        </span>
      )}
      {isOnline && isBack && (
        <span className={styles['bar']} data-state="online">
          <Icon name="check" />
          Back online.
        </span>
      )}
    </output>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
