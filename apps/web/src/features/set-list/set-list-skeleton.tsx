import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { setListWords } from './set-list.words.ts';
import styles from './set-list-skeleton.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** The eras while the set list loads: of the shape that they will have. */
export function SetListSkeleton() {
  return (
    <>
      <VisuallyHidden live="polite">{setListWords.loading}</VisuallyHidden>
      <div className={styles['rows']} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles['row']}>
            <Skeleton height="100%" />
            <Skeleton shape="cover" height="100%" />
            <div className={styles['lines']}>
              <Skeleton width="9rem" height="1.25rem" />
              <Skeleton height="2rem" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
