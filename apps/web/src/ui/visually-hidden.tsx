import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = { readonly children: ReactNode; readonly live?: 'polite' | 'assertive' };

/** Words for screen readers alone; with `live` they are read out when they change. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps) {
  return (
    <span className={styles['hidden']} aria-live={live}>
      {children}
    </span>
  );
}
