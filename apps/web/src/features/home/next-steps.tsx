import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Bead } from '#ui/beads/bead.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import {
  findNextStep,
  hasNothingDone,
  listProgressParts,
  type FanProgress,
  type Part,
} from './find-next-step.ts';
import { nextStepsWords as words } from './next-steps.words.ts';
import styles from './next-steps.module.css';

type NextStepsProps = {
  readonly progress: FanProgress;
  /** Some of it is still loading. */
  readonly isLoading: boolean;
};

/** What the fan has finished, and the next thing to do. */
export function NextSteps({ progress, isLoading }: NextStepsProps) {
  const next = isLoading ? undefined : findNextStep(progress);
  return (
    <section className={styles['strip']} aria-labelledby="next-steps" aria-busy={isLoading}>
      <div className={styles['next']}>
        <h2 id="next-steps">{!isLoading && hasNothingDone(progress) ? words.firstTitle : words.title}</h2>
        {next && (
          <>
            <p>{next.text}</p>
            <ButtonLink to={next.to} variant="brand">
              {next.action}
              <Icon name="right" size="sm" />
            </ButtonLink>
            {next.other && (
              <ButtonLink to={next.other.to} variant="quiet">
                {next.other.action}
              </ButtonLink>
            )}
          </>
        )}
        {isLoading && <Skeleton height="5.5rem" />}
      </div>
      <ul className={styles['parts']}>
        {listProgressParts(progress).map((part) => (
          <li key={part.id}>
            <PartCard part={part} isLoading={isLoading} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartCard({
  part: { title, to, era, share, text },
  isLoading,
}: {
  readonly part: Part;
  readonly isLoading: boolean;
}) {
  const isDone = share !== undefined && share.done >= share.all;
  const portion = share === undefined ? 0 : Math.min(1, share.done / share.all);
  return (
    <Link className={styles['part']} to={to} data-era={era}>
      <span className={styles['head']}>
        {isDone ? (
          <Bead era={era}>
            <Icon name="check" size="sm" />
          </Bead>
        ) : (
          <Bead look="empty" />
        )}
        <span className={styles['title']}>{title}</span>
      </span>
      {isLoading && share === undefined ? (
        <Skeleton width="60%" height="1.2rem" />
      ) : (
        <span className={styles['text']}>{text ?? words.unknown}</span>
      )}
      <span className={styles['cord']} aria-hidden="true" style={{ '--portion': portion } as CSSProperties} />
    </Link>
  );
}
