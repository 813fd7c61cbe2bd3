import { useRef, useState, type KeyboardEvent } from 'react';
import { whenMayLeave } from '#lib/leave-guard.ts';
import { logOut } from '#lib/log-out.ts';
import { paths } from '#lib/paths.ts';
import type { Session } from '#lib/session-store.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { useOutsidePress } from './use-outside-press.ts';
import { useTabOut } from './use-tab-out.ts';
import styles from './header.module.css';

const MENU_ID = 'main-menu';

type HeaderProps = { readonly session: Session | undefined };

/** Logo, links and Logout over the cord. On narrow windows the links wait behind a burger button. */
export function Header({ session }: HeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  useTabOut(header, isOpen, () => setOpen(false));
  useOutsidePress(header, isOpen, (pressed) => (isControl(pressed) ? setOpen(false) : close()));

  function close() {
    setOpen(false);
    burger.current?.focus({ preventScroll: true });
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (isOpen && event.key === 'Escape') close();
  }

  return (
    // Only listens to what happens on the controls within.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <header ref={header} className={styles['header']} onKeyDown={closeOnEscape}>
      <div className={styles['bar']}>
        <Logo to={session === undefined ? paths.landing : paths.userHome} />
        <button
          ref={burger}
          type="button"
          className={styles['burger']}
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <HeaderMenu
          id={MENU_ID}
          isOpen={isOpen}
          isLoggedIn={session !== undefined}
          onChoose={() => isOpen && close()}
          onLogout={() => whenMayLeave(() => void logOut())}
        />
      </div>
      <div className={styles['cord']} />
    </header>
  );
}

/** Whether a press was meant for something that takes the focus itself. */
function isControl(element: Element): boolean {
  return element.closest('a, button, input, select, textarea, label') !== null;
}
