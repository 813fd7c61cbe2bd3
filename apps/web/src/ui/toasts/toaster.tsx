import { useEffect, useRef, useSyncExternalStore } from 'react';
import { TOASTS_VISIBLE, toasts, type Toast, type ToastKind } from './toast.ts';
import styles from './toaster.module.css';
import { Icon, type IconName } from '#ui/icon.tsx';

/**
 * The corner where toasts appear, newest on top; older ones than the first few are only counted until there is room.
 * Mounted once, for the whole app.
 */
export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list);
  const corner = useRef<HTMLDivElement>(null);
  const newest = list[0]?.id;
  const counted = new Set(list.filter((toast) => !toast.isLeaving).slice(TOASTS_VISIBLE));

  useEffect(() => raise(corner.current), [newest]);

  return (
    // Shown from the start, empty: screen readers tell what comes into a region that was there before.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output can't hold a list
    <div ref={corner} className={styles['corner']} popover="manual" role="status" aria-atomic="false">
      <ol className={styles['list']}>
        {list.map((toast) => (
          <li key={toast.id} hidden={counted.has(toast)}>
            <ToastCard toast={toast} />
          </li>
        ))}
        {counted.size > 0 && <li className={styles['count']}>and {counted.size} more</li>}
      </ol>
    </div>
  );
}

/** Shows the corner above everything. A dialog opened since would cover it, so it comes up again. */
function raise(corner: HTMLDivElement | null) {
  if (corner === null) return;
  if (corner.matches(':popover-open')) {
    if (document.querySelector('dialog:modal') === null) return;
    corner.hidePopover();
  }
  corner.showPopover();
}

const icons: Record<ToastKind, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  error: 'close',
};

type ToastCardProps = { readonly toast: Toast };

/** One toast: a tap anywhere on it dismisses it, pointing at it or focusing it holds it. */
function ToastCard({
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
