import { Skeleton } from '#ui/skeleton.tsx';
import styles from './show-check-skeleton.module.css';
import { setListWords } from './set-list.words.ts';

const NAMES = [setListWords.songs, setListWords.erasFilled, setListWords.surprise, setListWords.mashups];

/** The numbers of the show while it loads: their names, and room for what is not known yet. */
export function ShowCheckSkeleton() {
  return (
    <div className={styles['check']} aria-hidden="true">
      {NAMES.map((name) => (
        <div key={name} className={styles['counter']}>
          <span>{name}</span>
          <Skeleton width="4rem" height="1.5rem" />
          <Skeleton height="0.375rem" />
        </div>
      ))}
      <p>{setListWords.loading}</p>
    </div>
  );
}
