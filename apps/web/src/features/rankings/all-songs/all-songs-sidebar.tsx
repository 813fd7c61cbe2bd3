import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { SavingStatus, unreadWords } from '#ui/saving-status/saving-status.tsx';
import styles from './all-songs-sidebar.module.css';
import type { AllSongs } from './all-songs-state.ts';
import { allSongsWords } from './all-songs.words.ts';
import { saveAllSongsNow } from './all-songs.saving.ts';
import { DragHelper } from '#features/rankings/drag-helper.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';

type AllSongsSidebarProps = {
  readonly list: AllSongs;
  /** How far the fan is and what can be undone, and tools; a narrow window has them in the bar. */
  readonly wide?: Readonly<Record<'progress' | 'history' | 'tools', ReactNode>> | undefined;
  readonly onDiscard: () => void;
  /** The fan wants to see the two versions of a conflict. */
  readonly onReview: () => void;
};

/** What the list of all songs is, how far the fan is, and what can be done to it as a whole. */
export function AllSongsSidebar(props: AllSongsSidebarProps) {
  const { list, wide, onDiscard, onReview } = props;
  const { status, isUnsaved, unread, reload } = list;
  return (
    <div className={styles['side']}>
      <div className={styles['back']}>
        <ButtonLink variant="quiet" to={paths.rankings}>
          <Icon name="left" size="sm" />
          {rankingWords.back}
        </ButtonLink>
      </div>
      <h1>{allSongsWords.title}</h1>
      <div className={styles['helper']}>
        <DragHelper text={allSongsWords.helper} goal="all-songs" />
      </div>
      {wide?.progress}
      <div className={styles['state']}>
        <div className={styles['words']}>
          {!isUnsaved &&
            (status === 'idle' ? (
              <output>{stateText(list)}</output>
            ) : (
              <SavingStatus status={status} onRetry={saveAllSongsNow} onReview={onReview} />
            ))}
          {isUnsaved && (
            <button type="button" className={styles['discard']} onClick={onDiscard}>
              {allSongsWords.discard}
            </button>
          )}
        </div>
        {wide?.history}
      </div>
      {wide && <div className={styles['tools']}>{wide.tools}</div>}
      {unread && (
        <div className={styles['failed']}>
          <RetryCard message={words.rankings.loadFailed} onRetry={reload} />
          <p>{unreadWords({ ...unread, noun: rankingWords.noun })}</p>
        </div>
      )}
    </div>
  );
}

function stateText({ isKnown, unread, isRanked }: AllSongs): string {
  // Of a list that could not be read nothing is said to be saved.
  if (unread) return '';
  if (!isKnown) return rankingWords.loading;
  return isRanked ? allSongsWords.inStep : allSongsWords.notRankedYet;
}
