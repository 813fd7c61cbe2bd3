import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { createSavedQuery, whole } from '#lib/saving/saved-query.ts';
import { focusSlotLater } from './slot-focus.ts';
import { isSameTop13, mergeTop13, putBack } from './top13-change.ts';
import { tellOfSave } from './top13-report.ts';
import { sendTop13 } from './send-top13.ts';
import { top13Words } from './top13.words.ts';
import { readTop13List, titlesOf, top13Query } from './top13.queries.ts';
import { createStepHistory } from '#ui/step-history.ts';

/** What the fan did to the Top 13 since the page was opened. */
export const top13History = createStepHistory<Top13>(isSameTop13);

/** The fan's Top 13. What the server refuses goes from the screen: the slot is empty again, as specified. */
export const savedTop13 = createSavedQuery({
  name: 'top13',
  empty: emptyTop13,
  query: top13Query,
  part: whole<Top13>(),
  isSame: isSameTop13,
  merge: mergeTop13,
  read: readTop13List,
  send: sendTop13,
  tell: (event) => tellOfSave(event, returnSongs),
  dropsRefused: true,
});

/** Saves what the fan did, so that it can be undone. */
export function editTop13(next: Top13, step: { readonly made: string; readonly undone: string }): void {
  top13History.record({ before: savedTop13.readShown(), after: next, ...step });
  savedTop13.change(next);
}

/** Undo of a removal, wherever it stands in the history: its songs return to their slots, if those are still empty. */
function returnSongs(before: Top13): void {
  const now = savedTop13.readShown();
  const next = putBack(before, now);
  const slot = next.findIndex((id, index) => id !== now[index]) + 1;
  if (slot === 0) return;
  const titles = titlesOf(next.filter((id) => !now.includes(id)));
  focusSlotLater(slot);
  editTop13(next, { made: top13Words.isBack(titles, slot), undone: top13Words.removed(titles) });
}
