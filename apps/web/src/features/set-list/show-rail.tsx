import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { AddTarget } from './desk.ts';
import { HistoryButtons, type HistoryControls } from './history-buttons.tsx';
import { setListWords } from './set-list.words.ts';
import { ResetButton, ShareButton, VerifyButton } from './show-actions.tsx';
import { MissingList, ShowCheck } from './show-check.tsx';
import { ShowCheckSkeleton } from './show-check-skeleton.tsx';
import { focusSpot, MISSING_SPOT } from './spots.ts';
import type { ShownToFriends } from './use-set-list.ts';
import styles from './show-rail.module.css';

/** What can be done with the show as a whole. */
export type ShowActions = {
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
export function ShowRail(actions: ShowActions) {
  const { setList, isLoading, shownToFriends, isVerified, onShare, onFind, history } = actions;
  return (
    <section className={styles['card']} aria-label={setListWords.check}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{setListWords.check}</h2>
        <HistoryButtons history={history} />
      </div>
      {isLoading ? <ShowCheckSkeleton /> : <ShowCheck setList={setList} shownToFriends={shownToFriends} />}
      <div className={styles['actions']}>
        <VerifyButton {...actions} onMissing={() => focusSpot(MISSING_SPOT)} />
        <div className={styles['pair']}>
          <ShareButton isVerified={isVerified} onShare={onShare} />
          <ResetButton {...actions} />
        </div>
      </div>
      {!isLoading && <MissingList setList={setList} onFind={onFind} />}
    </section>
  );
}
