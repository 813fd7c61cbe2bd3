import { paths } from '#lib/paths.ts';
import type { Session } from '#lib/session/session-store.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useLogOut } from './use-log-out.tsx';
import styles from './header.module.css';

const MENU_ID = 'main-menu';

type HeaderProps = { readonly session: Session | undefined };

/** Logo, links and Logout over the cord. On narrow windows the links wait behind a burger button. */
export function Header({ session }: HeaderProps) {
  const { isOpen, place, button, close } = useDisclosure<HTMLElement>();
  const logOut = useLogOut();
  return (
    // Only listens to what happens on the controls within.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className={styles['header']} {...place}>
      <div className={styles['bar']}>
        <Logo to={session === undefined ? paths.landing : paths.userHome} />
        <OfflineMark />
        <button
          type="button"
          className={styles['burger']}
          aria-label="Menu"
          aria-controls={MENU_ID}
          {...button}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <HeaderMenu
          id={MENU_ID}
          isOpen={isOpen}
          isLoggedIn={session !== undefined}
          onChoose={close}
          onLogout={logOut.begin}
        />
      </div>
      <div className={styles['cord']} />
      {logOut.dialog}
    </header>
  );
}
