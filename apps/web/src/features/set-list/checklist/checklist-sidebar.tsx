import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { AddTarget } from '#features/set-list/set-list-context.ts';
import { MoveHistoryButtons, type HistoryControls } from '#ui/history/move-history-buttons.tsx';
import { setListWords } from '#features/set-list/set-list.words.ts';
import { ResetButton, ShareButton, VerifyButton } from './checklist-actions.tsx';
import { MissingList, Checklist } from './checklist.tsx';
import { ChecklistSkeleton } from '#features/set-list/set-list-states.tsx';
import { focusTarget, MISSING_TARGET_ID } from '#features/set-list/focus-targets.ts';
import type { ShownToFriends } from '#features/set-list/use-set-list.ts';
import styles from './checklist-sidebar.module.css';

/** What can be done with the show as a whole. */
export type ChecklistActions = {
  readonly setList: SetListDraft;
  /** Until the set list is known nothing is said of it, and nothing can be done with it. */
  readonly isLoading: boolean;
  readonly shownToFriends: ShownToFriends | undefined;
  /** Shared it can be while friends see a version of it, unless the last Verify failed. */
  readonly isVerified: boolean;
  readonly isVerifying: boolean;
  readonly onVerify: () => void;
  readonly onShare: () => void;
  readonly onReset: () => void;
  readonly onFind: (target: AddTarget) => void;
  readonly history: HistoryControls;
};

/** Beside the eras in a wide window: how far the show is, and Verify, Share and Reset. */
export function ChecklistSidebar(actions: ChecklistActions) {
  const { setList, isLoading, shownToFriends, onFind, history } = actions;
  return (
    <section className={styles['card']} aria-label={setListWords.check}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{setListWords.check}</h2>
        <MoveHistoryButtons history={history} noun="" />
      </div>
      {isLoading ? <ChecklistSkeleton /> : <Checklist setList={setList} shownToFriends={shownToFriends} />}
      <div className={styles['actions']}>
        <VerifyButton {...actions} onMissing={() => focusTarget(MISSING_TARGET_ID)} />
        <div className={styles['pair']}>
          <ShareButton {...actions} />
          <ResetButton {...actions} />
        </div>
      </div>
      {!isLoading && <MissingList setList={setList} onFind={onFind} />}
    </section>
  );
}
