import { ProgressBar } from '#features/sorter/progress-bar.tsx';
import type { SortView } from '../sort-view.ts';
import { sorterWords } from '../sorter.words.ts';
import styles from './question-progress.module.css';
import { useState } from 'react';

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
      <ProgressBar portion={portion} label={sorterWords.progress} />
      <p className={styles['taps']}>{sorterWords.tapOf(view.taps + 1, all)}</p>
    </div>
  );
}

/**
 * How much of a sort is done, from 0 to 1, so that it never runs backwards but by an undo: what is still to come is
 * only expected, and may grow. `answers` is how many there are.
 */
function useSteadyProgress(answers: number, portion: number): number {
  const [steps, setSteps] = useState([{ answers, portion }]);
  const last = steps.at(-1);
  if (last?.answers === answers) return last.portion;
  const before = steps.filter((step) => step.answers < answers);
  const next = { answers, portion: Math.max(portion, before.at(-1)?.portion ?? 0) };
  setSteps([...before, next]);
  return next.portion;
}
