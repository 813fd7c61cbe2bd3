import { Icon, type IconName } from '../icon.tsx';
import type { Toast, ToastKind } from './toast-store.ts';
import { toasts } from './toast.ts';
import styles from './toast-card.module.css';

const icons: Record<ToastKind, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  error: 'close',
};

type ToastCardProps = { readonly toast: Toast };

/** One toast: a tap anywhere on it dismisses it, pointing at it or focusing it holds it. */
export function ToastCard({
  toast: { id, kind, title, message, lifeMs, isLeaving, repeats, action },
}: ToastCardProps) {
  return (
    // The close button is the keyboard's way to do what a tap on the card does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles['card']}
      // Good news is told by the corner, politely.
      role={kind === 'error' || kind === 'warning' ? 'alert' : undefined}
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      onClick={() => toasts.dismiss(id)}
      // A toast that appears below a resting pointer must not stay for it: the button pressed last may be there.
      onPointerMove={() => toasts.hold(id)}
      onPointerLeave={() => toasts.release(id)}
      onFocus={() => toasts.hold(id)}
      onBlur={() => toasts.release(id)}
    >
      <span className={styles['mark']}>
        <Icon name={icons[kind]} size="sm" />
      </span>
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['message']}>{message}</p>
      </div>
      {action && (
        <button type="button" className={styles['action']} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles['close']} aria-label={`Close: ${title}`}>
        <Icon name="close" />
      </button>
      {lifeMs !== undefined && (
        <span
          key={`${repeats} ${lifeMs}`}
          className={styles['line']}
          style={{ animationDuration: `${lifeMs}ms` }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
