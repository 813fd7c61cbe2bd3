import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { AddTarget } from './desk.ts';
import { setListWords } from './set-list.words.ts';
import { ShareButton, VerifyButton } from './show-actions.tsx';
import { MissingList, ShowCheck } from './show-check.tsx';
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
};

/** Beside the eras on a desk: how far the show is, and Verify, Share and Reset. */
export function ShowRail(actions: ShowActions) {
  const { setList, shownToFriends, isVerified, onShare, onReset, onFind } = actions;
  return (
    <section className={styles['card']} aria-label={setListWords.check}>
      <h2 className={styles['title']}>{setListWords.check}</h2>
      <ShowCheck setList={setList} shownToFriends={shownToFriends} />
      <div className={styles['actions']}>
        <VerifyButton {...actions} onMissing={() => focusSpot(MISSING_SPOT)} />
        <div className={styles['pair']}>
          <ShareButton isVerified={isVerified} onShare={onShare} />
          <Button variant="quiet" onClick={onReset}>
            <Icon name="reset" size="sm" /> {setListWords.reset}
          </Button>
        </div>
      </div>
      <MissingList setList={setList} onFind={onFind} />
    </section>
  );
}
