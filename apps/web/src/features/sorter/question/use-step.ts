import { useState } from 'react';
import type { SortView } from '../sort-view.ts';

/** What is asked at this moment: a question, or which of the others of the last one is the next best. */
export type Step = {
  /** The ids on the cards, each in its place. */
  readonly of: readonly string[];
  /** Those of them that can be chosen. */
  readonly open: readonly string[];
  /** The one that was chosen already. */
  readonly best: string | undefined;
  /** Goes on to the next question; undefined where nothing can be passed over. */
  readonly goOn: (() => void) | undefined;
};

/** The step of a sort, from the answers alone but for a next best that the fan goes on without. */
export function useStep({ question = [], nextBest, taps }: SortView): Step {
  // After which tap the fan went on; an undo of that tap takes it back.
  const [passed, setPassed] = useState(0);
  if (taps < passed) setPassed(0);
  if (nextBest === undefined || taps === passed)
    return { of: question, open: question, best: undefined, goOn: undefined };
  const { of, best, others: open } = nextBest;
  return { of, open, best, goOn: () => setPassed(taps) };
}
