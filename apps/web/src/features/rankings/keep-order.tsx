import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import styles from './keep-order.module.css';
import { rankingWords } from './rankings.words.ts';

type KeepOrderProps = {
  readonly isRanked: boolean;
  /** What the fan saved was never read, so that nothing may take its place. */
  readonly isUnknown: boolean;
  readonly onKeep: () => void;
};

/** For those who like the order as it is: what they never moved would never count as ranked. */
export function KeepOrder({ isRanked, isUnknown, onKeep }: KeepOrderProps) {
  // Stays once it was pressed, so that the focus is not lost.
  const [isKept, setIsKept] = useState(false);
  if (isRanked && !isKept) return null;
  return (
    <div className={styles['foot']}>
      {!isKept && <p>{rankingWords.likeItAsItIs}</p>}
      <Button
        variant="quiet"
        aria-disabled={isKept || isUnknown}
        onClick={() => {
          if (isUnknown) return;
          if (!isKept) onKeep();
          setIsKept(true);
        }}
      >
        {isKept ? rankingWords.kept : rankingWords.keep}
      </Button>
    </div>
  );
}
