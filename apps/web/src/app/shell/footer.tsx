import { Fragment } from 'react';
import { Link } from 'react-router';
import { eraKeys } from '#lib/eras.ts';
import { paths } from '#lib/paths.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { footerLinks, smallPrint } from './navigation.ts';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import styles from './footer.module.css';

type FooterProps = { readonly isLoggedIn: boolean };

/** The eras on one cord, the links that the header has no room for, and the small print. */
export function Footer({ isLoggedIn }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['cord']}>
          <BeadRow>
            {eraKeys.map((era) => (
              <Bead key={era} era={era} />
            ))}
          </BeadRow>
        </div>
        <nav aria-label="More">
          <ul className={styles['links']}>
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ColorSchemeChoice />
        <p className={styles['legal']}>
          © 2025 Thirteen. A fan project, not affiliated with the artist.{' '}
          <Link to={paths.about}>Built by the Thirteen team</Link>
          {' · '}
          {smallPrint.map(({ to, label }, place) => (
            <Fragment key={to}>
              {place > 0 && ' · '}
              <Link to={to}>{label}</Link>
            </Fragment>
          ))}
          {isLoggedIn && (
            <>
              {' · '}
              <Link to={paths.account}>Account</Link>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
