import { Skeleton } from '#ui/page/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './set-list-states.module.css';
import { setListWords } from './set-list.words.ts';

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

const NAMES = [setListWords.songs, setListWords.erasFilled, setListWords.surprise, setListWords.mashups];

/** The numbers of the show while it loads: their names, and room for what is not known yet. */
export function ChecklistSkeleton() {
  return (
    <div className={styles['checklist']} aria-hidden="true">
      {NAMES.map((name) => (
        <div key={name} className={styles['counter']}>
          <span>{name}</span>
          <Skeleton width="4rem" height="1.5rem" />
          <Skeleton height="0.375rem" />
        </div>
      ))}
      <p>{setListWords.notKnownYet}</p>
    </div>
  );
}
