import {
  countSetList,
  SHOW_SONGS,
  SURPRISE_SONGS,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './dock-counts.module.css';
import { dockWords, setListWords } from './set-list.words.ts';

type DockCountsProps = {
  readonly setList: SetListDraft;
  readonly isLoading: boolean;
  readonly onOpen: () => void;
};

/** How far the show is, in one line; pressed, it shows the rest. */
export function DockCounts({ setList, isLoading, onOpen }: DockCountsProps) {
  const { showSongs, surpriseSongs, erasFilled, eras } = countSetList(setList);
  if (isLoading) return <p className={styles['loading']}>{setListWords.loading}</p>;
  return (
    <button type="button" className={styles['counts']} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles['number']}>
        {dockWords.songs(showSongs, SHOW_SONGS)} <Icon name="down" size="sm" />
      </span>
      <span className={styles['rest']}>
        {dockWords.rest({ erasFilled, eras, surpriseSongs, surprise: SURPRISE_SONGS })}
      </span>
    </button>
  );
}
