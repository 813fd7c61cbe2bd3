import type { ReactNode } from 'react';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { BeadRing } from '#ui/beads/bead-ring.tsx';
import styles from './top13-bracelet.module.css';
import { top13Words } from './top13.words.ts';

type Top13BraceletProps = {
  /** The look of the song in each slot, null where there is none. */
  readonly themes: readonly (string | null)[];
  /** Nothing is known, since the list is loading or could not be loaded: no number is claimed. */
  readonly isUnknown: boolean;
  /** Whether the thirteenth song has just closed it. */
  readonly isClosing: boolean;
  /** Stand under the ring, and beside and below the words under the strip. */
  readonly tools: ReactNode;
  readonly status: ReactNode;
};

/** The thirteen beads: a ring on a desk, a strip on a phone. The words beside them say the same. */
export function Top13Bracelet({ themes, isUnknown, isClosing, tools, status }: Top13BraceletProps) {
  const count = themes.filter((theme) => theme !== null).length;
  const [number, ...rest] = top13Words.chosen(count).split(' ');
  return (
    <div
      className={styles['bracelet']}
      data-unknown={isUnknown || undefined}
      data-closing={isClosing || undefined}
    >
      <div className={styles['ring']}>
        <BeadRing eras={themes} isLit={isClosing}>
          {null}
        </BeadRing>
      </div>
      <div className={styles['strip']}>
        <BeadRow layout="spread">
          {themes.map((theme, index) => (
            <Bead
              // A bead is its place: it changes its color, not its seat.
              // eslint-disable-next-line react/no-array-index-key
              key={index}
              era={theme ?? undefined}
              look={theme === null ? 'empty' : 'round'}
              litAt={isClosing ? index : undefined}
            >
              {index + 1}
            </Bead>
          ))}
        </BeadRow>
      </div>
      <p className={styles['count']}>
        <span className={styles['number']}>{number}</span> <span>{rest.join(' ')}</span>
      </p>
      <div className={styles['tools']}>{tools}</div>
      <div className={styles['status']}>{status}</div>
    </div>
  );
}
