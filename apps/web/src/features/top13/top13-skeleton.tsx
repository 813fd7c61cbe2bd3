import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './top13-skeleton.module.css';

const slots = Array.from({ length: TOP13_SLOTS }, (_, index) => index + 1);

/** The 13 slots while the list loads. */
export function Top13Skeleton() {
  return (
    <>
      <VisuallyHidden live="polite">Loading your Top 13</VisuallyHidden>
      <div className={styles['slots']} aria-hidden="true">
        {slots.map((slot) => (
          <div key={slot} className={styles['slot']}>
            <span className={styles['numeral']}>{slot}</span>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </>
  );
}
