import type { NextRelease } from '@thirteen/contract/about/about.ts';
import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './countdown-ticket.module.css';
import { isOver, localMidnight, timeLeft, type TimeLeft } from './countdown.ts';
import { homeWords } from './home.words.ts';

const TICK_MS = 1000;
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const words = homeWords.countdown;
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

type CountdownTicketProps = {
  /** Undefined while it is on its way. */
  readonly release: NextRelease | undefined;
  /** Set where it could not be loaded. */
  readonly onRetry: (() => void) | undefined;
};

/** The ticket with the time until a release at local midnight; afterwards one line that rests at zero. */
export function CountdownTicket({ release, onRetry }: CountdownTicketProps) {
  if (release) return <RunningTicket key={release.date} release={release} />;
  return (
    <section className={styles['ticket']} data-look="line" aria-busy={onRetry === undefined}>
      <div className={styles['main']} aria-live="polite">
        {onRetry && (
          <>
            <p>{words.failed}</p>
            <Button variant="quiet" onClick={onRetry}>
              {homeWords.retry}
            </Button>
          </>
        )}
      </div>
      <div className={styles['stub']}>
        <Numerals left={undefined} />
      </div>
    </section>
  );
}

function RunningTicket({ release: { date, name } }: { readonly release: NextRelease }) {
  const until = localMidnight(date);
  const [left, setLeft] = useState(() => timeLeft(new Date(), until));
  const hasPassed = isOver(left);

  const untilMs = until.getTime();
  useEffect(() => {
    if (hasPassed) return;
    const timer = setInterval(() => setLeft(timeLeft(new Date(), new Date(untilMs))), TICK_MS);
    return () => clearInterval(timer);
  }, [hasPassed, untilMs]);

  const day = dates.format(until);
  return (
    <section
      className={styles['ticket']}
      data-look={hasPassed ? 'line' : 'ticket'}
      aria-labelledby="countdown-name"
    >
      <div className={styles['main']}>
        <h2 id="countdown-name">{name}</h2>
        {hasPassed ? (
          <p>
            <span>{words.after(day)}</span>
            <span>{words.waitIsOver}</span>
          </p>
        ) : (
          <p>{words.before(day)}</p>
        )}
      </div>
      <div className={styles['stub']} role="timer" aria-live="off" aria-labelledby="countdown-name">
        <VisuallyHidden>
          {hasPassed ? words.out : words.left(left.days, left.hours, left.minutes)}
        </VisuallyHidden>
        <Numerals left={left} />
      </div>
    </section>
  );
}

function Numerals({ left }: { readonly left: TimeLeft | undefined }) {
  return (
    <div className={styles['numerals']} aria-hidden="true">
      {UNITS.map((unit) => (
        <div key={unit} data-unit={unit}>
          <span className={styles['number']}>{left ? String(left[unit]).padStart(2, '0') : '–'}</span>
          <span className={styles['unit']}>{words.units[unit]}</span>
        </div>
      ))}
    </div>
  );
}
