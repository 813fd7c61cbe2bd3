import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { toasts } from './toast.ts';
import styles from './toaster.module.css';

/** The corner where toasts appear, newest on top. Mounted once, for the whole app. */
export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list);
  const corner = useRef<HTMLDivElement>(null);
  const newest = list[0]?.id;

  useEffect(() => {
    if (newest !== undefined) raise(corner.current);
    else corner.current?.hidePopover();
  }, [newest]);

  return (
    <div ref={corner} className={styles['corner']} popover="manual">
      <ol className={styles['list']}>
        {list.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} />
          </li>
        ))}
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
