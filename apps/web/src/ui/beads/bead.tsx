import type { CSSProperties, ReactNode } from 'react';
import styles from './bead.module.css';

type BeadProps = {
  /** The era whose color it has (`data-era`); without one it has the brand's. */
  readonly era?: string | undefined;
  /** `letter` is a white bead with a sign, `empty` one still to be chosen, `square` a mashup. */
  readonly look?: 'round' | 'square' | 'letter' | 'empty';
  /** Lights up once, as the one of this place in a row that lights up bead by bead. */
  readonly litAt?: number | undefined;
  readonly children?: ReactNode;
};

/** One bead of the bracelet. Decoration: its meaning must be in words nearby. */
export function Bead({ era, look = 'round', litAt, children }: BeadProps) {
  return (
    <span
      className={styles['bead']}
      data-era={era}
      data-look={look}
      data-lit={litAt === undefined ? undefined : true}
      style={litAt === undefined ? undefined : ({ '--lit-at': litAt } as CSSProperties)}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

type BeadStringProps = {
  readonly children: ReactNode;
  /** `spread` fills the whole width, as a strip does. */
  readonly layout?: 'tight' | 'spread';
};

/** Beads on a cord, in one line. */
export function BeadRow({ children, layout = 'tight' }: BeadStringProps) {
  return (
    <span className={styles['beads']} data-layout={layout} aria-hidden="true">
      {children}
    </span>
  );
}
