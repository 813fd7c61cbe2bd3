import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '#ui/sortable-list/announcements.ts';
import { useUndoKeys } from '#ui/use-undo-keys.ts';
import { top13History } from './top13-history.ts';
import { saveTop13 } from './top13.saving.ts';

/** Undo and redo of all that is done on the page: songs added, removed and moved. */
export function useTop13History(shown: Top13) {
  const { latest } = useSyncExternalStore(top13History.subscribe, top13History.steps);
  // Another fan may use this browser next: what was done belongs to this visit of the page.
  useEffect(() => top13History.clear, []);

  function undo() {
    const step = top13History.undo(shown);
    if (!step) return;
    saveTop13(step.before);
    announce(step.undone);
  }

  function redo() {
    const step = top13History.redo(shown);
    if (!step) return;
    saveTop13(step.after);
    announce(step.made);
  }

  useUndoKeys({ undo, redo });
  const canUndo = top13History.canUndo(shown);
  const canRedo = top13History.canRedo(shown);
  return { undo, redo, canUndo, canRedo, latest: canUndo || canRedo ? latest : undefined };
}
