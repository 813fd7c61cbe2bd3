import { NavLink } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { MoreLinks } from './more-links.tsx';
import { fanLinks, visitorLinks } from './navigation.ts';
import styles from './header-menu.module.css';

type HeaderMenuProps = {
  readonly id: string;
  /** Matters on narrow windows only: elsewhere the links are always there. */
  readonly isOpen: boolean;
  readonly isLoggedIn: boolean;
  readonly onChoose: () => void;
  readonly onLogout: () => void;
};

/** The links of the header, with a bead at the current page. */
export function HeaderMenu({ id, isOpen, isLoggedIn, onChoose, onLogout }: HeaderMenuProps) {
  const links = isLoggedIn ? fanLinks : visitorLinks;
  return (
    <nav id={id} className={styles['menu']} data-open={isOpen || undefined} aria-label="Main">
      <ul className={styles['links']}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles['link'] ?? ''} onClick={onChoose}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {isLoggedIn && <MoreLinks onChoose={onChoose} />}
      <div className={styles['doors']}>
        {isLoggedIn ? (
          <Button variant="quiet" onClick={onLogout}>
            Logout
          </Button>
        ) : (
          <>
            <ButtonLink variant="quiet" to={paths.login} onClick={onChoose}>
              Log in
            </ButtonLink>
            <ButtonLink to={paths.signup} onClick={onChoose}>
              Sign up
            </ButtonLink>
          </>
        )}
      </div>
    </nav>
  );
}
