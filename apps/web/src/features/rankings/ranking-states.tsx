import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RankingLayout } from './ranking-layout.tsx';
import styles from './ranking-states.module.css';
import { rankingWords } from './rankings.words.ts';

/** Rows of the size of those to come. */
export function RankingSkeleton({ rows }: { readonly rows: number }) {
  return (
    <>
      <VisuallyHidden live="polite">{rankingWords.loading}</VisuallyHidden>
      <div className={styles['rows']} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height="var(--row-height)" />
        ))}
      </div>
    </>
  );
}

const ROWS = 12;

/** A ranking whose songs or albums are loading: a Back link, and placeholders of the size of the rows. */
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

type RankingNotLoadedProps = {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
};

/** A ranking whose album could not be read: no list, a Back link and a Retry button. */
export function RankingNotLoaded({ title, message, onRetry }: RankingNotLoadedProps) {
  return (
    <RankingLayout intro={<h1>{title}</h1>}>
      <RetryCard message={message} onRetry={onRetry} />
    </RankingLayout>
  );
}
