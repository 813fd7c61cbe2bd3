import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './ranking-skeleton.module.css';
import { rankingWords } from './rankings.words.ts';

/** Rows of the size of those to come. */
export function RankingSkeleton({ rows }: { readonly rows: number }) {
  return (
    <>
      <VisuallyHidden live="polite">{rankingWords.loading}</VisuallyHidden>
      <div className={styles['rows']} aria-hidden="true" data-testid="ranking-skeleton">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height="var(--row-height)" />
        ))}
      </div>
    </>
  );
}
