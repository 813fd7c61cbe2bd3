import { Skeleton } from '#ui/skeleton.tsx';
import { RankingLayout } from './ranking-screen.tsx';
import { RankingSkeleton } from './ranking-skeleton.tsx';
import styles from './ranking-loading.module.css';

const ROWS = 12;

/** A ranking whose songs or albums are on their way: the way back, and shapes of the size of what will stand there. */
export function RankingLoading({ hasCover }: { readonly hasCover: boolean }) {
  return (
    <RankingLayout
      intro={
        <div className={styles['intro']} aria-hidden="true">
          {hasCover && (
            <span className={styles['cover']}>
              <Skeleton shape="cover" height="100%" />
            </span>
          )}
          <div className={styles['words']}>
            <Skeleton width="14rem" height="2.5rem" />
            <Skeleton width="11rem" />
          </div>
        </div>
      }
    >
      <RankingSkeleton rows={ROWS} />
    </RankingLayout>
  );
}
