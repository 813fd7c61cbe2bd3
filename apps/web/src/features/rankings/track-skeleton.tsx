import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './track-groups.module.css';
import { trackWords } from './track-rankings.words.ts';

const CARDS = 4;

/** Cards of the size of those to come. */
export function TrackSkeleton() {
  return (
    <>
      <VisuallyHidden live="polite">{trackWords.loading}</VisuallyHidden>
      <div className={styles['groups']} aria-hidden="true">
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} height="42rem" />
        ))}
      </div>
    </>
  );
}
