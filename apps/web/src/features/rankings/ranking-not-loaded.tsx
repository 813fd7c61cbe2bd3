import { RetryCard } from '#ui/retry-card.tsx';
import { RankingLayout } from './ranking-screen.tsx';

type RankingNotLoadedProps = {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
};

/** A ranking whose album could not be read: no list, a way back and a way to try again. */
export function RankingNotLoaded({ title, message, onRetry }: RankingNotLoadedProps) {
  return (
    <RankingLayout intro={<h1>{title}</h1>}>
      <RetryCard message={message} onRetry={onRetry} />
    </RankingLayout>
  );
}
