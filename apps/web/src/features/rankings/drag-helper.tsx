import styles from './drag-helper.module.css';
import { rankingWords } from './rankings.words.ts';

type DragHelperProps = {
  /** How to reorder this list. */
  readonly text: string;
};

/** How a list is put in order. Fingers scroll a list that they swipe over, so there the grip is named as well. */
export function DragHelper({ text }: DragHelperProps) {
  return (
    <p className={styles['helper']}>
      {text}
      <span className={styles['touch']}> {rankingWords.holdGrip}</span>
    </p>
  );
}
