import { useEffect, useState } from 'react';
import { useOnline } from '#lib/use-online.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './bars.module.css';

const BACK_ONLINE_MS = 3000;

/** Says when the connection is gone and, for three seconds, that it is back. */
export function OfflineBar() {
  const isOnline = useOnline();
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
    <output className={styles['line']}>
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
