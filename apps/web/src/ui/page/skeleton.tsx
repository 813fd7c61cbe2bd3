import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** Lengths with a unit; by default the whole width and one line. */
  readonly width?: string;
  readonly height?: string;
  readonly shape?: 'bar' | 'round' | 'cover';
};

/** A gray shape of the size of what will stand here. It shows after 200 ms and is nothing to a screen reader. */
export function Skeleton({ width, height, shape = 'bar' }: SkeletonProps) {
  return (
    <span
      className={styles['skeleton']}
      data-shape={shape}
      aria-hidden="true"
      style={{ inlineSize: width ?? '100%', blockSize: height ?? '1em' }}
    />
  );
}

/** A gray shape in place of what it holds: as large as that is, whatever the window and the size of text. */
export function SkeletonOf({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`${styles['skeleton']} ${styles['of']}`} inert aria-hidden="true">
      {children}
    </div>
  );
}

/** Stands in for a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles['page']} aria-hidden="true">
      <Skeleton width="16rem" height="3.5rem" />
      <Skeleton width="24rem" height="1.25rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </div>
  );
}
