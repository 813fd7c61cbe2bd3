import type { CSSProperties } from 'react';
import { Bead } from '#ui/beads/bead.tsx';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** How much of a sort is done, from 0 to 1. */
  readonly portion: number;
  /** Its name where it stands for itself; without one, words beside it say the same. */
  readonly label?: string;
};

/** A bead that moves along a cord as a sort goes on. */
export function ProgressBar({ portion, label }: ProgressBarProps) {
  const percent = Math.round(portion * 100);
  const meaning =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': percent,
        };
  return (
    <div className={styles['cord']} style={{ '--portion': portion } as CSSProperties} {...meaning}>
      <span className={styles['done']} />
      <span className={styles['bead']}>
        <Bead />
      </span>
    </div>
  );
}
