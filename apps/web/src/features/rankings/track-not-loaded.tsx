import { RankingNotLoaded } from './ranking-not-loaded.tsx';
import { trackWords } from './track-rankings.words.ts';

/** The songs could not be read: no groups, a way back and a way to try again. */
export function TracksNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return <RankingNotLoaded title={trackWords.title} message={trackWords.albumsNotLoaded} onRetry={onRetry} />;
}
