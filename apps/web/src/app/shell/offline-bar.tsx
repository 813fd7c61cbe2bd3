import { useEffect, useState } from 'react';
import { shownSince } from '#lib/api/kept-replies.ts';
import { useSession } from '#lib/session/session.ts';
import { useStore } from '#lib/store.ts';
import { useOnline } from '#lib/use-online.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './bars.module.css';
import { useWaitingLists, type WaitingLists } from './use-waiting-lists.ts';

const BACK_ONLINE_MS = 3000;
const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const timeOf = (since: number) => timeFormat.format(since);

/** What becomes of changes, or which of them wait already. */
function changesText({ count, kinds }: WaitingLists): string {
  if (count === 0) return 'Changes are kept here and saved when you’re back.';
  return `${count === 1 ? '1 list waits' : `${count} lists wait`} to be saved: ${kinds.join(', ')}.`;
}

/** Says when the connection is gone, what waits for it and, for three seconds, that it is back. */
export function OfflineBar() {
  const isOnline = useOnline();
  const since = useStore(shownSince, (value) => value);
  const waiting = useWaitingLists(useSession()?.username, !isOnline);
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
          You’re offline. {since !== undefined && `All is shown as of ${timeOf(since)}. `}
          {changesText(waiting)}
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
