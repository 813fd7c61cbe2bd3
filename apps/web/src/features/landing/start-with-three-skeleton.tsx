import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { OFFERED_SONGS } from './first-beads.ts';
import { SorterAction } from './sorter-action.tsx';
import styles from './start-with-three.module.css';

/** The way to the sorter, in the room of the first beads while their code or their songs are on their way. */
export function StartWithThreeSkeleton() {
  return (
    <div className={styles['panel']}>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton width="80%" height="1.5rem" />
      <span className={styles['cord']}>
        <BeadRow layout="spread">
          {placesOf(TOP13_SLOTS).map((place) => (
            <span key={place} className={styles['slot']}>
              <Bead look="empty" />
            </span>
          ))}
        </BeadRow>
      </span>
      <div className={styles['figure']}>
        <Skeleton width="60%" height="1.25rem" />
      </div>
      <SorterAction />
      <div className={styles['songs']} aria-hidden="true">
        {placesOf(OFFERED_SONGS).map((place) => (
          <div key={place} className={styles['waiting']}>
            <Skeleton shape="round" width="2rem" height="2rem" />
          </div>
        ))}
      </div>
    </div>
  );
}

function placesOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => `place-${place}`);
}
