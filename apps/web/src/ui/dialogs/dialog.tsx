import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from '#ui/buttons/icon-button.tsx';

const CONTROL = 'a, button, input, select, textarea, summary, [tabindex]';

// What was clicked last: Safari does not focus a button that is clicked, so the focus alone is not enough.
let clicked: Element | null = null;

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => (clicked = target instanceof Element ? target.closest(CONTROL) : null);
  document.addEventListener('click', note, { capture: true });
}

/** The control that led to what opens now, to which the focus returns. For a choice of a menu, the menu's button. */
function findOpener(): HTMLElement | undefined {
  const { activeElement, body } = document;
  const control = activeElement === body ? clicked : activeElement;
  const menu = control?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : control;
  return opener instanceof HTMLElement ? opener : undefined;
}

type DialogProps = {
  readonly title: string;
  /** Called for Close, Escape and a press beside the dialog: other buttons within close it through their own callbacks. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at the foot. */
  readonly actions?: ReactNode;
};

const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * A modal dialog, open while it is mounted; a sheet from below on a phone. Its title and Close stay in sight. The focus
 * goes to the element marked with `data-autofocus` (the safe button of a question), else to the first control below
 * the head, and returns to the opener at the end.
 */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = findOpener();
    element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      body.current?.querySelector<HTMLElement>(CONTROLS);
    first?.focus();
    return () => {
      element.close();
      if (opener?.isConnected) opener.focus();
    };
  }, []);

  function rememberPress({ nativeEvent }: MouseEvent) {
    isPressedBeside.current = isBeside(dialog.current, nativeEvent);
  }

  // Not before the click: the press that closes would take the focus with it, away from the opener.
  function closeFromBeside({ nativeEvent }: MouseEvent) {
    if (isPressedBeside.current && isBeside(dialog.current, nativeEvent)) onClose();
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
      onMouseDown={rememberPress}
      onClick={closeFromBeside}
    >
      <div className={styles['content']}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div ref={body} className={styles['body']}>
          {children}
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </div>
      </div>
    </dialog>
  );
}

/** Whether a press was on the ground behind a dialog. Its own scroll bar counts as the dialog. */
function isBeside(dialog: HTMLElement | null, { target, clientX, clientY }: globalThis.MouseEvent): boolean {
  if (dialog === null || target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
