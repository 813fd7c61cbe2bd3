import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { queryClient } from '#lib/query-client.ts';
import { queueOfSession } from '#lib/saving/saved-list.ts';
import { focusSlotLater } from './slot-focus.ts';
import { isSameTop13, mergeTop13, putBack } from './top13-change.ts';
import { top13History } from './top13-history.ts';
import { reportSave } from './top13-report.ts';
import { sendTop13 } from './top13-send.ts';
import { top13Words } from './top13-words.ts';
import { titlesOf, top13Query } from './top13.queries.ts';

/** The saving queue of the fan's Top 13. */
export const top13Queue = queueOfSession<Top13>({
  name: 'top13',
  isSame: isSameTop13,
  merge: mergeTop13,
  read: () => queryClient.fetchQuery({ ...top13Query, staleTime: 0, retry: false }),
  send: (base, next) => sendTop13(base.state, next, base.revision),
  report: (event) => reportSave(event, returnSongs),
});

/** The Top 13 as it is at this moment, which may be newer than what was last drawn. */
export function readTop13(): Top13 {
  const saved = queryClient.getQueryData(top13Query.queryKey);
  return top13Queue()?.getView().pending ?? saved?.state ?? emptyTop13;
}

/** Shows another Top 13 at once and saves it. */
export function saveTop13(next: Top13): void {
  const saved = queryClient.getQueryData(top13Query.queryKey);
  top13Queue()?.change(saved ?? { state: emptyTop13, revision: null }, readTop13(), next);
}

/** Saves what the fan did, so that it can be undone. */
export function editTop13(next: Top13, step: { readonly made: string; readonly undone: string }): void {
  top13History.record({ before: readTop13(), after: next, ...step });
  saveTop13(next);
}

/** Undo of a removal, wherever it stands in the history: its songs return to their slots, if those are still empty. */
function returnSongs(before: Top13): void {
  const now = readTop13();
  const next = putBack(before, now);
  const slot = next.findIndex((id, index) => id !== now[index]) + 1;
  if (slot === 0) return;
  const titles = titlesOf(next.filter((id) => !now.includes(id)));
  focusSlotLater(slot);
  editTop13(next, { made: top13Words.isBack(titles, slot), undone: top13Words.removed(titles) });
}
