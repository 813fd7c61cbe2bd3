import { allSongsWords } from '#features/rankings/all-songs/all-songs.words.ts';
import { RankingNotLoaded } from '#features/rankings/ranking-states.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import groupStyles from './track-group-cards.module.css';
import { trackWords } from './track-rankings.words.ts';
import styles from './track-states.module.css';

const CARDS = 4;

/** Cards of the size of those to come. */
export function TrackSkeleton() {
  return (
    <>
      <VisuallyHidden live="polite">{trackWords.loading}</VisuallyHidden>
      <div className={groupStyles['groups']} aria-hidden="true">
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} height="42rem" />
        ))}
      </div>
    </>
  );
}

/** The songs could not be read: no groups, a Back link and a Retry button. */
export function TracksNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return <RankingNotLoaded title={trackWords.title} message={trackWords.albumsNotLoaded} onRetry={onRetry} />;
}

/** Shown in place of the album while the fan has ranked nothing, with a button to begin. */
export function NoAlbumYet({ onStart }: { readonly onStart: () => void }) {
  return (
    <section className={styles['noAlbum']} aria-label={trackWords.album.title}>
      <h2>{trackWords.album.title}</h2>
      <p>{allSongsWords.empty}</p>
      <Button onClick={onStart}>{trackWords.album.start}</Button>
    </section>
  );
}
