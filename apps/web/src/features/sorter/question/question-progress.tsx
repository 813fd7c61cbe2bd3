import { ProgressBar } from '#features/sorter/progress-bar.tsx';
import type { SortView } from '../sort-view.ts';
import { sorterWords } from '../sorter.words.ts';
import styles from './question-progress.module.css';
import { useState } from 'react';

type QuestionProgressProps = {
  readonly view: SortView;
  /** How many answers there are, skips included. */
  readonly answers: number;
  /** How many a question may show: with another number, another number of taps is left. */
  readonly choices: number;
};

/** How far a sort has come, in taps: it never runs backwards but by an undo. */
export function QuestionProgress({ view, answers, choices }: QuestionProgressProps) {
  const all = view.taps + view.tapsLeft;
  const { portion, left } = useSteadyProgress({
    answers,
    choices,
    portion: all === 0 ? 0 : view.taps / all,
    left: Math.max(1, view.tapsLeft),
  });
  return (
    <div className={styles['progress']}>
      <ProgressBar portion={portion} label={sorterWords.progress} />
      <p className={styles['taps']}>{sorterWords.tapsLeft(view.taps + 1, left)}</p>
    </div>
  );
}

/** How a sort stands after so many answers: how much is done, from 0 to 1, and how many taps are left. */
type Progress = {
  readonly answers: number;
  readonly choices: number;
  readonly portion: number;
  readonly left: number;
};

/**
 * The progress of a sort as it is shown: it never runs backwards, nor does what is left grow, but by an undo. What is still
 * to come is only expected. `choices` that the fan has changed make it new.
 */
function useSteadyProgress(now: Progress): Progress {
  const [steps, setSteps] = useState([now]);
  const last = steps.at(-1);
  if (last?.answers === now.answers && last.choices === now.choices) return last;
  const before = steps.filter((step) => step.answers < now.answers);
  const { portion = 0, left = now.left, choices } = before.at(-1) ?? {};
  const next = {
    ...now,
    portion: Math.max(now.portion, portion),
    left: choices === now.choices ? Math.min(now.left, left) : now.left,
  };
  setSteps([...before, next]);
  return next;
}
