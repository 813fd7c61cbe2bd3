import { paths } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { RetryCard } from '#ui/retry-card.tsx';
import { SavingStatus } from '#ui/saving-status/saving-status.tsx';
import { MoveHistoryButtons } from '#ui/sortable-list/move-history-buttons.tsx';
import { JumpToRank, PlacedProgress } from './all-songs-bar.tsx';
import styles from './all-songs-side.module.css';
import type { AllSongs } from './all-songs-state.ts';
import type { AllSongsWork } from './all-songs-work.ts';
import { allSongsWords } from './all-songs.words.ts';
import { saveAllSongsNow } from './all-songs.saving.ts';
import { rankingWords } from './rankings.words.ts';

type AllSongsSideProps = {
  readonly list: AllSongs;
  readonly history: AllSongsWork['history'];
  readonly hasAlbums: boolean;
  readonly onJump: (rank: number) => void;
  readonly onDiscard: () => void;
  readonly onFromAlbums: () => void;
  /** The fan wants to see the two versions of a conflict. */
  readonly onReview: () => void;
};

/** What the list of all songs is, how far the fan is, and what can be done to it as a whole. */
export function AllSongsSide(props: AllSongsSideProps) {
  const { list, history, hasAlbums, onJump, onDiscard, onFromAlbums, onReview } = props;
  const { all, placed, status, isUnsaved, isRanked, hasFailed, reload } = list;
  return (
    <div className={styles['side']}>
      <div className={styles['back']}>
        <ButtonLink variant="quiet" to={paths.rankings}>
          <Icon name="left" size="sm" />
          {rankingWords.back}
        </ButtonLink>
      </div>
      <h1>{allSongsWords.title}</h1>
      <p className={styles['helper']}>{allSongsWords.helper}</p>
      <div className={styles['progress']}>
        <PlacedProgress placed={placed.length} count={all.length} />
      </div>
      <div className={styles['state']}>
        <div className={styles['words']}>
          {isUnsaved || status === 'idle' ? (
            <output data-unsaved={isUnsaved || undefined}>{sayState(isUnsaved, isRanked)}</output>
          ) : (
            <SavingStatus status={status} onRetry={saveAllSongsNow} onReview={onReview} />
          )}
          {isUnsaved && (
            <button type="button" className={styles['discard']} onClick={onDiscard}>
              {allSongsWords.discard}
            </button>
          )}
        </div>
        <MoveHistoryButtons history={history} />
      </div>
      <div className={styles['tools']}>
        <JumpToRank count={all.length} onJump={onJump} />
        <Button variant="quiet" aria-disabled={!hasAlbums} onClick={() => hasAlbums && onFromAlbums()}>
          {allSongsWords.fromAlbums.open}
        </Button>
      </div>
      {hasFailed && (
        <div className={styles['failed']}>
          <RetryCard message={words.rankings.loadFailed} onRetry={reload} />
          <p>{allSongsWords.notLoaded}</p>
        </div>
      )}
    </div>
  );
}

function sayState(isUnsaved: boolean, isRanked: boolean): string {
  if (isUnsaved) return allSongsWords.unsaved;
  return isRanked ? allSongsWords.inStep : allSongsWords.notRankedYet;
}
