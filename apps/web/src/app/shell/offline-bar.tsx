import { useEffect, useState } from 'react';
import { shownSince } from '#lib/api/kept-replies.ts';
import { useStore } from '#lib/store.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './bars.module.css';
import { useOfflineSign } from './use-offline-sign.ts';

const BACK_ONLINE_MS = 3000;
const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Says when the site can't be reached, what waits for it and, for three seconds, that it is back. */
export function OfflineBar() {
  const sign = useOfflineSign();
  const isAway = sign !== undefined;
  const since = useStore(shownSince, (value) => value);
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    if (!isAway) return;
    return () => setBack(true);
  }, [isAway]);

  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isBack]);

  return (
    <output className={styles['line']}>
      {(isAway || since !== undefined) && (
        <span className={styles['bar']} data-state="offline">
          <Icon name="cloudOff" />
          <span>
            {sign?.text ?? 'The newest couldn’t be read just now.'}{' '}
            {since !== undefined && `Shown as of ${timeFormat.format(since)}.`}
          </span>
        </span>
      )}
      {!isAway && since === undefined && isBack && (
        <span className={styles['bar']} data-state="online">
          <Icon name="check" />
          Back online.
        </span>
      )}
    </output>
  );
}
