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

  useEffect(() => {
    if (newest !== undefined) raise(corner.current);
    else corner.current?.hidePopover();
  }, [newest]);

  return (
    <div ref={corner} className={styles['corner']} popover="manual">
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
