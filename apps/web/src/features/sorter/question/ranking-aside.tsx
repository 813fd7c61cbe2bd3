import type { ReactNode } from 'react';
import { useSiteReach } from '#lib/api/site-reach.ts';
import { keptHereText } from '#lib/browser/kept-here.words.ts';
import type { SavingState } from '#lib/saving/saving-view.ts';
import { Icon } from '#ui/icon.tsx';
import { useWidth } from '#ui/use-width.ts';
import { sorterWords } from '../sorter.words.ts';
import styles from './ranking-aside.module.css';

type RankingAsideProps = {
  /** How many places are certain. */
  readonly count: number;
  /** How saving stands; a visitor's sort stays in the browser. */
  readonly status: SavingState | 'kept-here';
  readonly children: ReactNode;
};

/** The ranking so far: beside the question where there is room for it; on narrow windows below, folded away. */
export function RankingAside({ count, status, children }: RankingAsideProps) {
  const isNarrow = useWidth('narrow');
  const isAway = useSiteReach() !== 'there';
  // Nothing is saved as one goes while the site is away.
  const told = isAway && (status === 'idle' || status === 'saving') ? 'waiting' : status;
  const saving = (
    <p className={styles['status']}>
      <Icon name={told === 'waiting' ? 'cloudOff' : 'check'} size="sm" />{' '}
      {told === 'kept-here' ? keptHereText() : sorterWords.status[told]}
    </p>
  );
  if (isNarrow) {
    return (
      <div className={styles['below']}>
        {saving}
        <details className={styles['folded']}>
          <summary>
            {sorterWords.soFar} ({count})
          </summary>
          {children}
        </details>
      </div>
    );
  }
  return (
    <aside className={styles['aside']} aria-labelledby="so-far">
      <h2 id="so-far">{sorterWords.soFar}</h2>
      {children}
      {saving}
    </aside>
  );
}
