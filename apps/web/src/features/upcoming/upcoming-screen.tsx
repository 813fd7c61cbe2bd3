import { Bead, BeadString } from '#ui/bead.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { UpcomingWords } from './upcoming.words.ts';
import styles from './upcoming-screen.module.css';

const BEADS = 13;
const THREADED = ['debut', 'fearless', 'speak-now', 'red', 'nineteen-eighty-nine'] as const;

type UpcomingScreenProps = { readonly words: UpcomingWords };

/** An honest page: what will stand here, and what is there already. */
export function UpcomingScreen({ words: { title, promise, now } }: UpcomingScreenProps) {
  return (
    <section className={styles['screen']}>
      <h1>{title}</h1>
      <p className={styles['promise']}>{promise}</p>
      <div className={styles['string']}>
        <BeadString>
          {Array.from({ length: BEADS }, (_, place) => place).map((place) => (
            <Bead key={place} era={THREADED[place]} look={place < THREADED.length ? 'round' : 'empty'} />
          ))}
        </BeadString>
      </div>
      <p className={styles['state']}>
        We are still threading this one. It opens in one of the next versions.
      </p>
      <ButtonLink to={now.to} size="lg">
        {now.text}
      </ButtonLink>
    </section>
  );
}
