import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { DockCounts } from './dock-counts.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { setListWords } from './set-list.words.ts';
import { ResetButton, ShareButton, VerifyButton } from './show-actions.tsx';
import { MissingList, ShowCheck } from './show-check.tsx';
import styles from './show-dock.module.css';
import type { ShowActions } from './show-rail.tsx';

/** At the foot of a narrow window, what the rail is in a wide one: the counts lead to the rest of it. */
export function ShowDock(actions: ShowActions) {
  const { setList, isLoading, shownToFriends, isVerified, onShare, onFind, history } = actions;
  const [opened, setOpened] = useState<'check' | 'missing'>();
  const close = () => setOpened(undefined);
  return (
    <section className={styles['dock']} aria-label={setListWords.check}>
      <DockCounts setList={setList} isLoading={isLoading} onOpen={() => setOpened('check')} />
      <HistoryButtons history={history} />
      <div className={styles['actions']}>
        <VerifyButton {...actions} onMissing={() => setOpened('missing')} />
        <ShareButton isVerified={isVerified} onShare={onShare} />
        <ResetButton {...actions} />
      </div>
      {opened && (
        <Dialog title={setListWords.check} onClose={close}>
          <div>
            <ShowCheck setList={setList} shownToFriends={shownToFriends} />
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
