import type { ReactNode, ComponentProps } from 'react';
import styles from './page.module.css';

type PageProps = {
  /** `narrow` for forms and prose. */
  readonly width?: 'page' | 'narrow';
  readonly children: ReactNode;
};

/** The width, gutters and rhythm of a page within the shell. */
export function Page({ width = 'page', children }: PageProps) {
  return (
    <div className={styles['page']} data-width={width}>
      {children}
    </div>
  );
}

/** Where the skip link leads, on every screen. */
export const MAIN_ID = 'main';

/** The main area of a screen. */
export function MainArea({ className = '', ...rest }: ComponentProps<'main'>) {
  return <main {...rest} id={MAIN_ID} className={`${styles['main']} ${className}`} tabIndex={-1} />;
}
