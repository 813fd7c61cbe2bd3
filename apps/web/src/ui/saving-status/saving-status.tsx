import { useSiteReach } from '#lib/api/site-reach.ts';
import type { SavingState } from '#lib/saving/saving-view.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
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

/** What stands in place of "Saved as you go" while nothing can be. */
const keptHere = { icon: 'cloudOff', text: 'Changes are kept here for now' } as const;

/** The line that shows the state of a list's saving, read out when it changes. */
export function SavingStatus({ status, onRetry, onReview, unread }: SavingStatusProps) {
  const isAway = useSiteReach() !== 'there';
  const { icon, text } = isAway && status === 'idle' ? keptHere : looks[status];
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

/** What could not be read, and what is shown of it instead. */
type UnreadList = {
  /** What the fan calls it: `set list`. */
  readonly noun: string;
  readonly hasCopy: boolean;
  /** When this browser's copy was made, in milliseconds since 1970; undefined where that is not known. */
  readonly copiedAt: number | undefined;
};

/** The line above a list that could not be read. */
export function unreadWords({ noun, hasCopy, copiedAt }: UnreadList): string {
  const couldNot = `We couldn’t read your ${noun}. It’s safe`;
  if (!hasCopy) return `${couldNot}, and nothing is saved over it before we have read it.`;
  const when = copiedAt === undefined ? 'before' : `on ${whenWords(copiedAt)}`;
  return `${couldNot}. This is the copy that this browser saved ${when}.`;
}

function whenWords(at: number): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
