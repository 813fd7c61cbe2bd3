import { useEffect, useState } from 'react';
import { shownSince } from '#lib/api/kept-replies.ts';
import { useSession } from '#lib/session/session.ts';
import { useSiteReach, type SiteReach } from '#lib/api/site-reach.ts';
import { useStore } from '#lib/store.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './bars.module.css';
import { useWaitingLists, type WaitingLists } from './use-waiting-lists.ts';

const BACK_ONLINE_MS = 3000;
const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const texts: Readonly<Record<SiteReach, string>> = {
  there: 'The newest couldn’t be read just now.',
  'no-network': 'Offline.',
  'no-answer': 'Thirteen can’t be reached right now.',
};

/** What becomes of changes, or which of them wait already. */
function changesText({ count, kinds }: WaitingLists): string {
  if (count === 0) return 'Changes are kept here and saved later.';
  return `${count === 1 ? '1 change waits' : `${count} changes wait`}: ${kinds.join(', ')}.`;
}

/** Says when the site can't be reached, what waits for it and, for three seconds, that it is back. */
export function OfflineBar() {
  const reach = useSiteReach();
  const isAway = reach !== 'there';
  const since = useStore(shownSince, (value) => value);
  const waiting = useWaitingLists(useSession()?.username, isAway);
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
            {texts[reach]} {isAway && changesText(waiting)}{' '}
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
