import { tourWords } from './tour.words.ts';
import styles from './tour-links.module.css';

type TourLinksProps = {
  /** There is nothing yet to replace or to compare. */
  readonly isLoading: boolean;
  readonly onStart: () => void;
  readonly onCompare: () => void;
};

/** The two ways to look at the real tour. */
export function TourLinks({ isLoading, onStart, onCompare }: TourLinksProps) {
  return (
    <div className={styles['links']}>
      <button type="button" aria-disabled={isLoading} onClick={isLoading ? undefined : onStart}>
        {tourWords.start}
      </button>
      <button type="button" aria-disabled={isLoading} onClick={isLoading ? undefined : onCompare}>
        {tourWords.compare}
      </button>
    </div>
  );
}
