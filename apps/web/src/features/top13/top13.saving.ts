import { clearTop13Slot, fillTop13Slot, reorderTop13 } from '@thirteen/contract/top13.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { ApiError } from '#lib/api-error.ts';
import { callRevised } from '#lib/call.ts';
import { queryClient } from '#lib/query-client.ts';
import { queueOfSession } from '#lib/saving/saved-list.ts';
import type { SavingEvent } from '#lib/saving/saving-ports.ts';
import type { Revised } from '#lib/saving/saving-record.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { describeChange, isSameTop13, mergeTop13, songsAdded } from './top13-change.ts';
import { top13Words } from './top13-words.ts';
import { slotSongQuery, takeEntries, top13Query } from './top13.queries.ts';

/** After this long without an answer a save counts as lost and is tried again. */
const PATIENCE_MS = 20_000;

/** The saving queue of the fan's Top 13. */
export const top13Queue = queueOfSession<Top13>({
  name: 'top13',
  isSame: isSameTop13,
  merge: mergeTop13,
  read: () => queryClient.fetchQuery({ ...top13Query, staleTime: 0, retry: false }),
  send: (base, next) => sendChange(base.state, next, base.revision),
  report,
});

/** Makes the smallest call that leads from what the server has to what the fan wants. */
async function sendChange(from: Top13, to: Top13, ifMatch: string): Promise<Revised<Top13>> {
  const options = { ifMatch, signal: AbortSignal.timeout(PATIENCE_MS) };
  const change = describeChange(from, to);
  const { reply, etag } =
    change.kind === 'filled'
      ? await callRevised(fillTop13Slot, { ...options, body: entryOf(change.slot, change.songId) })
      : change.kind === 'cleared'
        ? await callRevised(clearTop13Slot, { ...options, params: { slot: change.slot } })
        : await callRevised(reorderTop13, { ...options, body: { slots: [...to] } });
  return takeEntries(reply, etag);
}

/** The server needs the id alone; the rest is what the specification has a client send. */
function entryOf(slot: number, songId: string) {
  const song = queryClient.getQueryData(slotSongQuery(songId).queryKey);
  return {
    slot,
    songId,
    ...(song && { songTitle: song.title, albumName: song.albumName, albumCover: song.cover }),
  };
}

function report(event: SavingEvent<Top13>): void {
  if (event.kind === 'refused') return reportRefusal(event.base, event.sent, event.error);
  // A read that began before this save must not bring the old list back.
  void queryClient.cancelQueries({ queryKey: top13Query.queryKey });
  queryClient.setQueryData(top13Query.queryKey, event.saved);
  if (event.kind === 'replaced') {
    toast.info(top13Words.listIsBack);
  } else if (event.isOwn && event.before) {
    const { before, saved } = event;
    if (songsAdded(before, saved.state).length > 0) toast.success(words.top13.added);
    else if (songsAdded(saved.state, before).length > 0) toast.success(words.top13.removed);
  }
}

function reportRefusal(from: Top13, sent: Top13, error: unknown): void {
  if (error instanceof ApiError && error.code === 'top13-duplicate-song') {
    toast.warning(words.top13.duplicate, words.top13.duplicateTitle);
  } else if (error instanceof ApiError && error.code === 'song-not-found') {
    toast.warning(words.top13.notFound, words.top13.notFoundTitle);
  } else {
    const isRemoval = describeChange(from, sent).kind === 'cleared';
    toast.error(isRemoval ? words.top13.removeFailed : words.top13.updateFailed);
  }
}
