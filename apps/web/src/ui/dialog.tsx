import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  readonly title: string;
  /** Called for Escape, a press beside the dialog and nothing else: buttons within close it through their own callbacks. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at the foot. */
  readonly actions?: ReactNode;
};

/**
 * A modal dialog, open while it is mounted; a sheet from below on a phone. The focus goes to the element marked with
 * `data-autofocus` (the safe button of a question), else to the first control, and returns to the opener at the end.
 */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  function closeFromBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // Escape does for the keyboard what a press beside the dialog does for a pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeFromBeside}
    >
      <div className={styles['content']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {children}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}
