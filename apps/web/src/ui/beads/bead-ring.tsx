import type { CSSProperties, ReactNode } from 'react';
import { Bead } from './bead.tsx';
import styles from './bead-ring.module.css';

type BeadRingProps = {
  /** The era of each bead, clockwise from the top; null is a bead still to be chosen. */
  readonly eras: readonly (string | null)[];
  /** Lights the beads up once, one after the other. */
  readonly isLit?: boolean;
  /** What stands inside the ring: the words that say the same. */
  readonly children: ReactNode;
};

/** A bracelet seen from above: numbered beads on a ring. A bead that is chosen drops onto the cord. */
export function BeadRing({ eras, isLit = false, children }: BeadRingProps) {
  const isClosed = eras.every((era) => era !== null);
  return (
    <div
      className={styles['ring']}
      style={{ '--count': eras.length } as CSSProperties}
      data-closed={isClosed || undefined}
    >
      <span className={styles['cord']} aria-hidden="true" />
      {placed(eras).map(({ era, place }) => (
        <span
          key={`${place} ${era}`}
          className={styles['place']}
          style={{ '--place': place } as CSSProperties}
        >
          <Bead
            era={era ?? undefined}
            look={era === null ? 'empty' : 'round'}
            litAt={isLit ? place : undefined}
          >
            {place + 1}
          </Bead>
        </span>
      ))}
      <div className={styles['center']}>{children}</div>
    </div>
  );
}

function placed(eras: readonly (string | null)[]) {
  return eras.map((era, place) => ({ era, place }));
}
