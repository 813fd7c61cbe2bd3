import { Skeleton } from '#ui/page/skeleton.tsx';
import styles from './my-eras.module.css';

/** Stands in for the page while the fan's history is on its way. */
export function MyErasSkeleton() {
  return (
    <>
      <div className={styles['card']}>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton height="30rem" />
      </div>
      <div className={styles['card']}>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="16rem" />
      </div>
    </>
  );
}
