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

type ProfileColumnsProps = {
  /** The wide part has next to nothing to show. */
  readonly isStacked?: boolean;
  readonly children: ReactNode;
};

/** Two parts beside each other where there is room: the wide one and the narrow one. */
export function ProfileColumns({ isStacked = false, children }: ProfileColumnsProps) {
  return (
    <div className={styles['columns']} data-stacked={isStacked || undefined}>
      {children}
    </div>
  );
}
