import { useQuery } from '@tanstack/react-query';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { ReleaseTimeline } from './release-timeline.tsx';
import { releaseNotesQuery } from './about.queries.ts';
import { aboutWords } from './about.words.ts';
import styles from './loaded-page.module.css';

const { releaseNotes: words } = aboutWords;

/** What each version brought. */
export function ReleaseNotes() {
  const notes = useQuery(releaseNotesQuery);
  return (
    <>
      <header className={styles['head']}>
        <h1>{words.title}</h1>
        <p className={styles['lead']}>{words.lead}</p>
      </header>
      {notes.data !== undefined && <ReleaseTimeline notes={notes.data} />}
      {notes.isPending && (
        <div className={styles['skeleton']}>
          {['34%', '90%', '84%', '30%', '88%', '70%'].map((width) => (
            <Skeleton key={width} width={width} height="1.5rem" />
          ))}
        </div>
      )}
      {notes.isError && notes.data === undefined && (
        <RetryCard message={words.failed} onRetry={() => void notes.refetch()} />
      )}
    </>
  );
}
