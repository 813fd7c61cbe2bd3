import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { TOASTS_VISIBLE } from './toast-store.ts';
import { toasts } from './toast.ts';
import styles from './toaster.module.css';

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
