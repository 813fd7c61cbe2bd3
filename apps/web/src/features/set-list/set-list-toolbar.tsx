import type { ReactNode } from 'react';
import type { Unread } from '#lib/saving/saved-query.ts';
import type { SavingState } from '#lib/saving/saving-view.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SavingStatus } from '#ui/saving-status/saving-status.tsx';
import { savedSetList } from './set-list.saving.ts';
import { setListWords } from './set-list.words.ts';
import styles from './set-list-toolbar.module.css';

/** How the show is looked at. */
export type SetListView = 'eras' | 'order';

type SetListToolbarProps = {
  /** Until the set list is known, nothing can be said of its saving. */
  readonly isLoading: boolean;
  readonly isUnsaved: boolean;
  readonly unread: Unread | undefined;
  readonly status: SavingState;
  readonly onReload: () => void;
  readonly onReview: () => void;
  readonly view: SetListView;
  readonly onView: (view: SetListView) => void;
  /** Stands beside the view: what plays the set. */
  readonly playback: ReactNode;
  readonly areCollapsed: boolean;
  readonly onCollapse: (areCollapsed: boolean) => void;
};

/** The line above the eras: how they are shown, what plays them, and how the saving stands. */
export function SetListToolbar(props: SetListToolbarProps) {
  const { isLoading, view, onView, playback, areCollapsed, onCollapse } = props;
  return (
    <div className={styles['tools']}>
      <fieldset className={styles['views']} aria-label={setListWords.view}>
        <button type="button" aria-pressed={view === 'eras'} onClick={() => onView('eras')}>
          {setListWords.asEras}
        </button>
        <button type="button" aria-pressed={view === 'order'} onClick={() => onView('order')}>
          {setListWords.asRunningOrder}
        </button>
      </fieldset>
      {playback}
      {view === 'eras' && (
        <Button variant="quiet" onClick={() => onCollapse(!areCollapsed)}>
          {areCollapsed ? setListWords.expandAll : setListWords.collapseAll}
        </Button>
      )}
      {!isLoading && <Saving {...props} />}
    </div>
  );
}

type SavingProps = Pick<SetListToolbarProps, 'isUnsaved' | 'unread' | 'status' | 'onReload' | 'onReview'>;

/** The state of the saving, with what the fan can do where it does not continue by itself. */
function Saving({ isUnsaved, unread, status, onReload, onReview }: SavingProps) {
  return (
    <div className={styles['status']}>
      {isUnsaved ? (
        <p className={styles['unsaved']} role="alert">
          <Icon name="alert" size="sm" /> {setListWords.unsaved}
          <Button variant="quiet" onClick={savedSetList.saveNow}>
            {setListWords.saveAgain}
          </Button>
        </p>
      ) : (
        <SavingStatus
          status={status}
          onRetry={savedSetList.saveNow}
          onReview={onReview}
          unread={unread && { ...unread, noun: setListWords.noun, onReload }}
        />
      )}
    </div>
  );
}
