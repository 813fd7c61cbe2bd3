import {
  countSetList,
  SHOW_SONGS,
  SURPRISE_SONGS,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './checklist-counts.module.css';
import { checklistBarWords, setListWords } from '#features/set-list/set-list.words.ts';

type ChecklistCountsProps = {
  readonly setList: SetListDraft;
  readonly isLoading: boolean;
  readonly onOpen: () => void;
};

/** How far the show is, in one line; pressed, it shows the rest. */
export function ChecklistCounts({ setList, isLoading, onOpen }: ChecklistCountsProps) {
  const { showSongs, surpriseSongs, erasFilled, eras } = countSetList(setList);
  if (isLoading) return <p className={styles['loading']}>{setListWords.notKnownYet}</p>;
  return (
    <button type="button" className={styles['counts']} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles['number']}>
        {checklistBarWords.songs(showSongs, SHOW_SONGS)} <Icon name="down" size="sm" />
      </span>
      <span className={styles['rest']}>
        {checklistBarWords.rest({ erasFilled, eras, surpriseSongs, surprise: SURPRISE_SONGS })}
      </span>
    </button>
  );
}
