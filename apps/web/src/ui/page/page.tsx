import type { ReactNode } from 'react';
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
