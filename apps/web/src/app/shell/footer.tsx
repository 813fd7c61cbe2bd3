import { Fragment } from 'react';
import { Link } from 'react-router';
import { eraKeys } from '#lib/built-catalogue.ts';
import { paths } from '#lib/paths.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { footerLinks, smallPrint } from './navigation.ts';
import styles from './footer.module.css';
import { chooseColorScheme, colorSchemes, useColorScheme, type ColorScheme } from '#lib/browser/theme.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

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

const looks: Record<ColorScheme, { icon: IconName; label: string }> = {
  system: { icon: 'monitor', label: 'System' },
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
};

/** The page's colors: as the device says, light or dark. */
function ColorSchemeChoice() {
  const chosen = useColorScheme();
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>Theme</legend>
      {colorSchemes.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            type="radio"
            name="theme"
            value={choice}
            data-focus="box"
            checked={chosen === choice}
            onChange={() => chooseColorScheme(choice)}
          />
          <Icon name={looks[choice].icon} size="sm" />
          {looks[choice].label}
        </label>
      ))}
    </fieldset>
  );
}
