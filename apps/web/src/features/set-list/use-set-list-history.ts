import { isSameShow } from '@thirteen/domain/set-list/published-set-list.ts';
import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { useState } from 'react';
import { createStepHistory } from '#ui/history/step-history.ts';
import { useStepHistory } from '#ui/history/use-step-history.ts';
import { announceSetList } from './announce-set-list.ts';
import { doneWords } from './set-list.words.ts';

/** One change of the set list, with what was said when it was made. */
type SetListStep = { readonly before: SetListDraft; readonly after: SetListDraft; readonly said: string };

/** Undo and redo of everything that is done in the builder. */
export function useSetListHistory(shown: SetListDraft, onRestore: (setList: SetListDraft) => void) {
  const [history] = useState(() => createStepHistory<SetListDraft>(isSameShow));
  const controls = useStepHistory(history, {
    isShown: (setList) => isSameShow(setList, shown),
    restore: (setList) => onRestore(setList),
    say: (step, direction) =>
      announceSetList(step[direction], direction === 'undone' ? step.before : step.after),
  });

  function record({ before, after, said }: SetListStep) {
    history.record({ before, after, made: doneWords.redone(said), undone: doneWords.undone(said) });
  }
  return { ...controls, record };
}
