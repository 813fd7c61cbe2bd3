import type { ReleaseNote } from '@thirteen/contract/about/about.ts';
import { eraKeys } from '#lib/eras.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { aboutWords } from './about.words.ts';
import styles from './release-timeline.module.css';

type ReleaseTimelineProps = { readonly notes: readonly ReleaseNote[] };

/** The versions on a vertical cord, a bead for each. */
export function ReleaseTimeline({ notes }: ReleaseTimelineProps) {
  return (
    <ol className={styles['cord']}>
      {notes.map(({ version, date, features }, index) => (
        <li key={version} className={styles['release']}>
          <span className={styles['bead']}>
            <Bead era={beadOf(notes.length - 1 - index)} />
          </span>
          <div className={styles['head']}>
            <h2>{aboutWords.releaseNotes.version(version)}</h2>
            <p className={styles['date']}>{date}</p>
          </div>
          <ul className={styles['features']}>
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
