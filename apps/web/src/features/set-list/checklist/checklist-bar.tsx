import { useState } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { MoveHistoryButtons } from '#ui/history/move-history-buttons.tsx';
import { setListWords, checklistBarWords } from '#features/set-list/set-list.words.ts';
import { ResetButton, ShareButton, VerifyButton } from './checklist-actions.tsx';
import { MissingList, Checklist } from './checklist.tsx';
import styles from './checklist-bar.module.css';
import type { ChecklistActions } from './checklist-sidebar.tsx';
import {
  countSetList,
  SHOW_SONGS,
  SURPRISE_SONGS,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import { Icon } from '#ui/icon.tsx';

/** At the foot of a narrow window, what the sidebar is in a wide one: the counts lead to the rest of it. */
export function ChecklistBar(actions: ChecklistActions) {
  const { setList, isLoading, shownToFriends, onFind, history } = actions;
  const [opened, setOpened] = useState<'check' | 'missing'>();
  const close = () => setOpened(undefined);
  return (
    <section className={styles['bar']} aria-label={setListWords.check}>
      <ChecklistCounts setList={setList} isLoading={isLoading} onOpen={() => setOpened('check')} />
      <MoveHistoryButtons history={history} noun="" />
      <div className={styles['actions']}>
        <VerifyButton {...actions} onMissing={() => setOpened('missing')} />
        <ShareButton {...actions} />
        <ResetButton {...actions} />
      </div>
      {opened && (
        <Dialog title={setListWords.check} onClose={close}>
          <div>
            <Checklist setList={setList} shownToFriends={shownToFriends} />
          </div>
          <MissingList
            setList={setList}
            isFirstFocused={opened === 'missing'}
            onFind={(target) => {
              close();
              onFind(target);
            }}
          />
        </Dialog>
      )}
    </section>
  );
}

type ChecklistCountsProps = {
  readonly setList: SetListDraft;
  readonly isLoading: boolean;
  readonly onOpen: () => void;
};

/** How far the show is, in one line; pressed, it shows the rest. */
function ChecklistCounts({ setList, isLoading, onOpen }: ChecklistCountsProps) {
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
