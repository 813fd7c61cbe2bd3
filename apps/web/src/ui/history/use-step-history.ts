import { useSyncExternalStore } from 'react';
import { announce } from '#ui/sortable-list/announcements.ts';
import type { HistoryStep, StepHistory } from './step-history.ts';
import { useUndoKeys } from './use-undo-keys.ts';

type StepHistoryOptions<State> = {
  /** Whether a state is the one that is shown now. */
  readonly isShown: (state: State) => boolean;
  /** Shows a state again, instead of another one. */
  readonly restore: (to: State, from: State) => void;
  /** Tells screen readers what was taken back or made again; without it they hear the step's own words. */
  readonly say?: (step: HistoryStep<State>, direction: 'undone' | 'made') => void;
};

/** Undo and redo of a page, by its buttons and by the usual keys. Use it once on a page. */
export function useStepHistory<State>(
  history: StepHistory<State>,
  { isShown, restore, say = sayStep }: StepHistoryOptions<State>,
) {
  const { latest } = useSyncExternalStore(history.subscribe, history.steps);

  function undo() {
    const step = history.undo(isShown);
    if (!step) return;
    restore(step.before, step.after);
    say(step, 'undone');
  }

  function redo() {
    const step = history.redo(isShown);
    if (!step) return;
    restore(step.after, step.before);
    say(step, 'made');
  }

  useUndoKeys({ undo, redo });
  const canUndo = history.canUndo(isShown);
  const canRedo = history.canRedo(isShown);
  return { undo, redo, canUndo, canRedo, latest: canUndo || canRedo ? latest : undefined };
}

function sayStep<State>(step: HistoryStep<State>, direction: 'undone' | 'made'): void {
  announce(step[direction]);
}
