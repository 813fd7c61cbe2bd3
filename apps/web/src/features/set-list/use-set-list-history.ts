import { isSameShow } from '@thirteen/domain/set-list/published-set-list.ts';
import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { useState } from 'react';
import { useUndoKeys } from '#ui/use-undo-keys.ts';
import { announceShow } from './announce-show.ts';
import { doneWords } from './set-list.words.ts';

/** One change of the set list, with what was said when it was made. */
export type Step = { readonly before: SetListDraft; readonly after: SetListDraft; readonly said: string };

type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

const NO_STEPS: Steps = { done: [], undone: [] };
const MOST_STEPS = 100;

/**
 * Undo and redo of everything that is done on the table, by buttons and by Ctrl-Z, Ctrl-Shift-Z and Ctrl-Y (Cmd on a
 * Mac). A step can't be undone any more when something else has changed the set list since.
 */
export function useSetListHistory(shown: SetListDraft, onRestore: (setList: SetListDraft) => void) {
  const [steps, setSteps] = useState(NO_STEPS);
  const last = steps.done.at(-1);
  const next = steps.undone.at(-1);
  const canUndo = last !== undefined && isSameShow(shown, last.after);
  const canRedo = next !== undefined && isSameShow(shown, next.before);

  function undo() {
    if (!canUndo) return;
    setSteps(({ done, undone }) => ({ done: done.slice(0, -1), undone: [...undone, last] }));
    onRestore(last.before);
    announceShow(doneWords.undone(last.said), last.before);
  }

  function redo() {
    if (!canRedo) return;
    setSteps(({ done, undone }) => ({ done: [...done, next], undone: undone.slice(0, -1) }));
    onRestore(next.after);
    announceShow(doneWords.redone(next.said), next.after);
  }

  useUndoKeys({ undo, redo }, isTyping);

  function record(step: Step) {
    if (isSameShow(step.before, step.after)) return;
    setSteps(({ done }) => ({ done: [...done, step].slice(-MOST_STEPS), undone: [] }));
  }
  return { undo, redo, canUndo, canRedo, record };
}

/** In a field the same keys undo what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
