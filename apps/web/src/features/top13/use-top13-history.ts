import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { useEffect } from 'react';
import { useStepHistory } from '#ui/use-step-history.ts';
import { isSameTop13 } from './top13-change.ts';
import { ownTop13, top13History } from './top13.saving.ts';

/** Undo and redo of all that is done on the page: songs added, removed and moved. */
export function useTop13History(shown: Top13) {
  // Another fan may use this browser next: what was done belongs to this visit of the page.
  useEffect(() => top13History.clear, []);
  return useStepHistory(top13History, {
    isShown: (top13) => isSameTop13(top13, shown),
    restore: (top13) => ownTop13.change(top13),
  });
}
