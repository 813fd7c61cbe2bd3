import { BeadRing } from '#ui/bead-ring.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { UpcomingWords } from './upcoming.words.ts';
import styles from './upcoming-screen.module.css';

const ERAS_THREADED = ['debut', 'fearless', 'speak-now', 'red', 'nineteen-eighty-nine'] as const;
const BRACELET = Array.from({ length: 13 }, (_, place) => ERAS_THREADED[place] ?? null);

type UpcomingScreenProps = { readonly words: UpcomingWords };

/** An honest page: what will stand here, and what is there already. */
export function UpcomingScreen({ words: { title, promise, now } }: UpcomingScreenProps) {
  return (
    <section className={styles['screen']}>
      <div className={styles['words']}>
        <h1>{title}</h1>
        <p className={styles['promise']}>{promise}</p>
        <p className={styles['state']}>
          We are still threading this one. It opens in one of the next versions.
        </p>
        <ButtonLink to={now.to} size="lg">
          {now.text}
        </ButtonLink>
      </div>
      <div className={styles['ring']} aria-hidden="true">
        <BeadRing eras={BRACELET}>
          <span className={styles['numeral']}>13</span>
        </BeadRing>
      </div>
    </section>
  );
}
