import { clearTop13Slot, fillTop13Slot, reorderTop13 } from '@thirteen/contract/top13.ts';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { callRevised } from '#lib/api/call.ts';
import { createSavedQuery } from '#lib/saving/saved-query.ts';
import { describeSong } from '#lib/song-facts.ts';
import { focusSlotLater } from './slots/slot-focus.ts';
import { describeChange, isSameTop13, mergeTop13, putBack, songsAdded } from './top13-change.ts';
import { top13Words } from './top13.words.ts';
import { readTop13List, takeEntries, titlesOf, top13Query } from './top13.queries.ts';
import { visitorTop13 } from './visitor-top13.ts';
import { currentSession } from '#lib/session/session.ts';
import { createStepHistory } from '#ui/history/step-history.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import {
  whole,
  type SendOptions,
  type Base,
  type Revised,
  type SavingEvent,
} from '#lib/saving/list-rules.ts';

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

/** The Top 13 of whoever is here, as it is at this moment: a fan's is saved, a visitor's stays in the browser. */
export const ownTop13 = {
  read: (): Top13 => (currentSession() ? savedTop13.readShown() : visitorTop13.get()),
  change: (next: Top13): void => (currentSession() ? savedTop13.change(next) : visitorTop13.set(next)),
} as const;

/** Keeps what was done, so that it can be undone. */
export function editTop13(next: Top13, step: { readonly made: string; readonly undone: string }): void {
  top13History.record({ before: ownTop13.read(), after: next, ...step });
  ownTop13.change(next);
}

/** A whole Top 13 whose saving is told of where it was made. */
let told: Top13 | undefined;

/** The fan's Top 13 becomes another one at once, from elsewhere: whoever brings it says so. What it returns takes it back. */
export function replaceTop13(next: Top13): () => void {
  const before = savedTop13.readKept();
  told = next;
  savedTop13.change(next);
  return () => replaceTop13(before);
}

/** Undo of a removal, wherever it stands in the history: its songs return to their slots, if those are still empty. */
function returnSongs(before: Top13): void {
  const now = ownTop13.read();
  const next = putBack(before, now);
  const slot = next.findIndex((id, index) => id !== now[index]) + 1;
  if (slot === 0) return;
  const titles = titlesOf(next.filter((id) => !now.includes(id)));
  focusSlotLater(slot);
  editTop13(next, { made: top13Words.isBack(titles, slot), undone: top13Words.removed(titles) });
}

/** Makes the smallest call that leads from what the server has to what the fan wants. */
async function sendTop13({ state }: Base<Top13>, to: Top13, options: SendOptions): Promise<Revised<Top13>> {
  const change = describeChange(state, to);
  const { reply, etag } =
    change.kind === 'filled'
      ? await callRevised(fillTop13Slot, { ...options, body: entryOf(change.slot, change.songId) })
      : change.kind === 'cleared'
        ? await callRevised(clearTop13Slot, { ...options, params: { slot: change.slot } })
        : await callRevised(reorderTop13, { ...options, body: { slots: [...to] } });
  return takeEntries(reply, etag);
}

function entryOf(slot: number, songId: string) {
  const { songTitle, albumName, albumImageSource: albumCover } = describeSong(songId);
  return { slot, songId, songTitle, albumName, albumCover };
}

/** Tells the fan what became of a save. `undo` returns the songs that `before` had to their slots. */
function tellOfSave(event: SavingEvent<Top13>, undo: (before: Top13) => void): void {
  if (event.kind === 'refused') {
    tellOfRefusal(event.base, event.sent, event.error);
  } else if (event.kind === 'replaced') {
    toast.info(top13Words.listIsBack);
  } else if (event.isOwn && event.before) {
    const { before, saved } = event;
    if (told && isSameTop13(told, saved.state)) return void (told = undefined);
    if (songsAdded(before, saved.state).length > 0) toast.success(words.top13.added);
    else if (songsAdded(saved.state, before).length > 0) {
      toast.success(words.top13.removed, undefined, {
        action: { label: top13Words.undo, onPress: () => undo(before) },
      });
    }
  }
}

function tellOfRefusal(from: Top13, sent: Top13, error: unknown): void {
  if (error instanceof ApiError && error.code === 'top13-duplicate-song') {
    toast.warning(words.top13.duplicate, words.top13.duplicateTitle);
  } else if (error instanceof ApiError && error.code === 'song-not-found') {
    toast.warning(words.top13.notFound, words.top13.notFoundTitle);
  } else {
    const isRemoval = describeChange(from, sent).kind === 'cleared';
    toast.error(isRemoval ? words.top13.removeFailed : words.top13.updateFailed);
  }
}
