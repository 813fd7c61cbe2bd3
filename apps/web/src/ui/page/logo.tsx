import { Link } from 'react-router';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import styles from './logo.module.css';

type LogoProps = { readonly to: string };

/** The product's name behind its two beads; a link home. */
export function Logo({ to }: LogoProps) {
  return (
    <Link to={to} className={styles['logo']}>
      <BeadRow>
        <Bead look="letter">1</Bead>
        <Bead look="letter">3</Bead>
      </BeadRow>
      Thirteen
    </Link>
  );
}
