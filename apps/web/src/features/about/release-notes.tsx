import { useQuery } from '@tanstack/react-query';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { releaseNotesQuery } from './about.queries.ts';
import { aboutWords } from './about.words.ts';
import styles from './loaded-page.module.css';
import type { ReleaseNote } from '@thirteen/contract/about/about.ts';
import { eraKeys } from '#lib/built-catalogue.ts';
import { Bead } from '#ui/beads/bead.tsx';
import timeline from './release-timeline.module.css';

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

type ReleaseTimelineProps = { readonly notes: readonly ReleaseNote[] };

/** The versions on a vertical cord, a bead for each. */
function ReleaseTimeline({ notes }: ReleaseTimelineProps) {
  return (
    <ol className={timeline['cord']}>
      {notes.map(({ version, date, features }, index) => (
        <li key={version} className={timeline['release']}>
          <span className={timeline['bead']}>
            <Bead era={beadOf(notes.length - 1 - index)} />
          </span>
          <div className={timeline['head']}>
            <h2>{aboutWords.releaseNotes.version(version)}</h2>
            <p className={timeline['date']}>{date}</p>
          </div>
          <ul className={timeline['features']}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A version keeps its color when the next one comes. */
function beadOf(age: number) {
  return eraKeys[age % eraKeys.length];
}
