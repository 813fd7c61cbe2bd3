import type { ReactNode } from 'react';
import styles from './profile-sections.module.css';

type SectionProps = { readonly title: string; readonly children: ReactNode };

/** A part of a profile under its heading. */
export function ProfileSection({ title, children }: SectionProps) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The parts below the banner. */
export function ProfileSections({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sections']}>{children}</div>;
}

/** Two parts beside each other where there is room: the wide one and the narrow one. */
export function ProfileColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>;
}
