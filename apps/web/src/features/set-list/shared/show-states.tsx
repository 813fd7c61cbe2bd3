import { NotPublic } from '#ui/page/not-found.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { showWords } from './show.words.ts';
import { Stage } from './stage.tsx';
import styles from './show-states.module.css';

const BLOCKS = 6;

/** Whose set list was asked for. */
type StateProps = { readonly username: string };

/** Shapes of the size of a set list that is on its way. */
export function ShowSkeleton({ username }: StateProps) {
  return (
    <Stage
      username={username}
      head={
        <div className={styles['heading']} aria-hidden="true">
          <Skeleton width="22rem" height="4rem" />
          <Skeleton width="16rem" height="1.5rem" />
          <Skeleton width="26rem" height="2.5rem" />
        </div>
      }
    >
      <div className={styles['blocks']} aria-hidden="true">
        {Array.from({ length: BLOCKS }, (_, block) => (
          <Skeleton key={block} height="18rem" />
        ))}
      </div>
    </Stage>
  );
}

/** For a name that nobody has and for a fan who has no published set list alike. */
export function SetListNotPublic({ username }: StateProps) {
  return (
    <Stage
      username={username}
      head={<NotPublic title={showWords.notPublic} reason={showWords.notPublicMore} />}
    />
  );
}

type SetListNotLoadedProps = StateProps & { readonly onRetry: () => void };

/** A set list that the network or the server kept back. */
export function SetListNotLoaded({ username, onRetry }: SetListNotLoadedProps) {
  return (
    <Stage
      username={username}
      head={<RetryCard title={showWords.loadFailed} message={showWords.loadFailedMore} onRetry={onRetry} />}
    />
  );
}
