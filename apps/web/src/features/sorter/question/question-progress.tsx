import { ProgressCord } from '../progress-cord.tsx';
import type { SortView } from '../sort-view.ts';
import { sorterWords } from '../sorter.words.ts';
import styles from './question-progress.module.css';
import { useSteadyProgress } from './use-steady-progress.ts';

type QuestionProgressProps = {
  readonly view: SortView;
  /** How many answers there are, skips included. */
  readonly answers: number;
};

/** How far a sort has come, in taps: it never runs backwards but by an undo. */
export function QuestionProgress({ view, answers }: QuestionProgressProps) {
  const all = view.taps + view.tapsLeft;
  const portion = useSteadyProgress(answers, all === 0 ? 0 : view.taps / all);
  return (
    <div className={styles['progress']}>
      <ProgressCord portion={portion} label={sorterWords.progress} />
      <p className={styles['taps']}>{sorterWords.tapOf(view.taps + 1, all)}</p>
    </div>
  );
}
