import type { SavingState } from '#lib/saving/saving-view.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { unreadWords, type UnreadList } from './unread.words.ts';
import styles from './saving-status.module.css';

type SavingStatusProps = {
  readonly status: SavingState;
  /** The fan does not want to wait for the next try, or wants another one after a refusal. */
  readonly onRetry: () => void;
  /** The fan wants to see the two versions of a conflict. */
  readonly onReview: () => void;
  /** The list, where it could not be read, and how to read it again. */
  readonly unread?: (UnreadList & { readonly onReload: () => void }) | undefined;
};

const looks: Record<SavingState, { readonly icon: IconName; readonly text: string }> = {
  idle: { icon: 'check', text: 'Saved as you go' },
  saving: { icon: 'clock', text: 'Saving' },
  saved: { icon: 'check', text: 'Saved' },
  waiting: { icon: 'cloudOff', text: 'Waiting for the network' },
  'needs-you': { icon: 'alert', text: 'Changed on another device' },
  refused: { icon: 'alert', text: 'Not saved' },
};

/** The line that shows the state of a list's saving, read out when it changes. */
export function SavingStatus({ status, onRetry, onReview, unread }: SavingStatusProps) {
  const { icon, text } = looks[status];
  const line = unread && (
    <div className={styles['unread']} role="alert">
      <p>
        <Icon name="alert" size="sm" /> {unreadWords(unread)}
      </p>
      <button type="button" className={styles['action']} onClick={unread.onReload}>
        Try again
      </button>
    </div>
  );
  // Of a list that was never read nothing is said to be saved.
  if (line && (status === 'idle' || status === 'saved')) return line;
  return (
    <>
      {line}
      <div className={styles['status']} data-status={status}>
        <output className={styles['text']}>
          <Icon name={icon} size="sm" />
          {text}
        </output>
        {(status === 'waiting' || status === 'refused') && (
          <button type="button" className={styles['action']} onClick={onRetry}>
            {status === 'waiting' ? 'Try now' : 'Save again'}
          </button>
        )}
        {status === 'needs-you' && (
          <button type="button" className={styles['action']} onClick={onReview}>
            Choose a version
          </button>
        )}
      </div>
    </>
  );
}
