import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { setListWords } from './set-list.words.ts';
import styles from './set-list-skeleton.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** The eras while the set list loads. */
export function SetListSkeleton() {
  return (
    <>
      <VisuallyHidden live="polite">{setListWords.loading}</VisuallyHidden>
      <div className={styles['rows']} aria-hidden="true">
        {rows.map((row) => (
          <Skeleton key={row} height="6.75rem" />
        ))}
      </div>
    </>
  );
}
