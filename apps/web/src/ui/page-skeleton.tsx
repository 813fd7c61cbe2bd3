import { Skeleton } from './skeleton.tsx';
import styles from './page-skeleton.module.css';

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
