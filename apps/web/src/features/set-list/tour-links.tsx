import { tourWords } from './set-list.words.ts';
import styles from './tour-links.module.css';

type TourLinksProps = { readonly onStart: () => void; readonly onCompare: () => void };

/** The two ways to look at the real tour. */
export function TourLinks({ onStart, onCompare }: TourLinksProps) {
  return (
    <div className={styles['links']}>
      <button type="button" onClick={onStart}>
        {tourWords.start}
      </button>
      <button type="button" onClick={onCompare}>
        {tourWords.compare}
      </button>
    </div>
  );
}
