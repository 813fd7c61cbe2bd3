import { Skeleton } from '#ui/skeleton.tsx';
import { OFFERED_SONGS } from './first-beads.ts';
import styles from './start-with-three.module.css';

/** The room of the first beads while their code or their songs are on their way. */
export function StartWithThreeSkeleton() {
  return (
    <div className={styles['panel']} aria-hidden="true">
      <Skeleton width="12rem" height="2rem" />
      <Skeleton width="80%" height="1.5rem" />
      <div className={styles['songs']}>
        {Array.from({ length: OFFERED_SONGS }, (_, place) => `song-${place}`).map((place) => (
          <div key={place} className={styles['waiting']}>
            <Skeleton shape="round" width="2.5rem" height="2.5rem" />
          </div>
        ))}
      </div>
      <Skeleton height="1.75rem" />
      <Skeleton width="60%" height="1.5rem" />
    </div>
  );
}
