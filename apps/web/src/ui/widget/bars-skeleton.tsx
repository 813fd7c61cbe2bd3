import { Skeleton } from '#ui/page/skeleton.tsx';
import styles from './bars-skeleton.module.css';

type BarsSkeletonProps = {
  readonly count: number;
  readonly direction: 'horizontal' | 'vertical';
};

/** Gray bars, each shorter than the one before, while a chart is on its way. */
export function BarsSkeleton({ count, direction }: BarsSkeletonProps) {
  const lengths = Array.from({ length: count }, (_, index) => `${Math.round(86 - (index * 52) / count)}%`);
  return (
    <div className={styles['bars']} data-direction={direction} aria-hidden="true">
      {lengths.map((length) => (
        <Skeleton
          key={length}
          width={direction === 'horizontal' ? length : '100%'}
          height={direction === 'horizontal' ? '1.25rem' : length}
        />
      ))}
    </div>
  );
}
