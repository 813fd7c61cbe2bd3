import type { ComponentProps } from 'react';
import styles from './main-area.module.css';

/** Where the skip link leads, on every screen. */
export const MAIN_ID = 'main';

/** The main area of a screen. */
export function MainArea({ className = '', ...rest }: ComponentProps<'main'>) {
  return <main {...rest} id={MAIN_ID} className={`${styles['main']} ${className}`} tabIndex={-1} />;
}
