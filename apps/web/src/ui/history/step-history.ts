/** One change of what a page shows, with what is said when it is made and when it is taken back. */
export type HistoryStep<State> = {
  readonly before: State;
  readonly after: State;
  readonly made: string;
  readonly undone: string;
};

/** The steps that were made, the latest last, those that were taken back, the next one last, and what was said last. */
export type Steps<State> = {
  readonly done: readonly HistoryStep<State>[];
  readonly undone: readonly HistoryStep<State>[];
  readonly latest: string | undefined;
};

const MOST_STEPS = 100;
const NO_STEPS = { done: [], undone: [], latest: undefined } as const;

/** Whether a state is the one that the page shows. */
type IsShown<State> = (state: State) => boolean;

/** Undo and redo of what a page shows. */
export type StepHistory<State> = ReturnType<typeof createStepHistory<State>>;

/**
 * Remembers the changes of what a page shows, whatever they are. A step is only taken back, or made again, where nothing
 * else has changed the state since.
 */
export function createStepHistory<State>(isSame: (a: State, b: State) => boolean) {
  const listeners = new Set<() => void>();
  let steps: Steps<State> = NO_STEPS;

  function change(next: Steps<State>) {
    steps = next;
    for (const listener of listeners) listener();
  }

  return {
    steps: () => steps,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Writes a step down. What was taken back before it can't be made again. */
    record(step: HistoryStep<State>) {
      if (isSame(step.before, step.after)) return;
      change({ done: [...steps.done, step].slice(-MOST_STEPS), undone: [], latest: step.made });
    },

    canUndo: (isShown: IsShown<State>) => isAt(steps.done.at(-1)?.after, isShown),
    canRedo: (isShown: IsShown<State>) => isAt(steps.undone.at(-1)?.before, isShown),

    /** Takes the latest step back and answers it, for the caller to show what was before it. */
    undo(isShown: IsShown<State>): HistoryStep<State> | undefined {
      const { done, undone } = steps;
      const step = done.at(-1);
      if (!step || !isAt(step.after, isShown)) return undefined;
      change({ done: done.slice(0, -1), undone: [...undone, step], latest: step.undone });
      return step;
    },

    /** Makes the step again that was taken back last and answers it, for the caller to show what is after it. */
    redo(isShown: IsShown<State>): HistoryStep<State> | undefined {
      const { done, undone } = steps;
      const step = undone.at(-1);
      if (!step || !isAt(step.before, isShown)) return undefined;
      change({ done: [...done, step], undone: undone.slice(0, -1), latest: step.made });
      return step;
    },

    clear: () => change(NO_STEPS),
  };

  function isAt(state: State | undefined, isShown: IsShown<State>): boolean {
    return state !== undefined && isShown(state);
  }
}
