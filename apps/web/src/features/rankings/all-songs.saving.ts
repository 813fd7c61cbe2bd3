import { saveAllSongsRanking } from '@thirteen/contract/rankings.ts';
import { callRevised } from '#lib/call.ts';
import { queryClient } from '#lib/query-client.ts';
import { judgeFailure } from '#lib/saving/browser-ports.ts';
import { queueOfSession } from '#lib/saving/saved-list.ts';
import type { SavingEvent } from '#lib/saving/saving-ports.ts';
import type { Base, Revised } from '#lib/saving/saving-record.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { dropDraft, rebaseDraft } from './all-songs-draft.ts';
import { allSongsQuery } from './all-songs.queries.ts';
import { allSongsWords } from './all-songs.words.ts';
import { isSameOrder, mergeOrders } from './merge-orders.ts';
import { allSongsOrderQuery, type Order } from './rankings.queries.ts';
import { PATIENCE_MS } from './rankings.saving.ts';

/** Whether a lost save is still to be told: once for each press of the button, however often it is tried again. */
let mayTellOfLoss = false;

/** The saving queue of the order of all songs. It gets what a fan saves with the button. */
export const allSongsQueue = queueOfSession<Order>({
  name: 'ranking/all-songs',
  isSame: isSameOrder,
  merge: mergeOrders,
  read: () => queryClient.fetchQuery({ ...allSongsOrderQuery, staleTime: 0, retry: false }),
  send,
  report,
});

/** Hands an order over to be saved. `seen` is what was shown when the fan began to change it. */
export function saveAllSongs(base: Base<Order>, seen: Order, order: Order): void {
  mayTellOfLoss = true;
  allSongsQueue()?.change(base, seen, order);
}

/** Tries at once again what waits for the network. */
export function saveAllSongsNow(): void {
  mayTellOfLoss = true;
  allSongsQueue()?.wake();
}

async function send(base: { readonly revision: string }, order: Order): Promise<Revised<Order>> {
  try {
    const { reply, etag } = await callRevised(saveAllSongsRanking, {
      body: { ranking: order.map(describeSong()) },
      ifMatch: base.revision,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { state: reply.map(({ songId }) => songId), revision: etag ?? base.revision };
  } catch (error) {
    if (mayTellOfLoss && judgeFailure(error).kind === 'lost') tellOfFailure();
    throw error;
  }
}

/** A song with its rank, with all that the specification has a client send, as far as it is known. */
function describeSong() {
  const songs = queryClient.getQueryData(allSongsQuery.queryKey) ?? [];
  const songsById = new Map(songs.map((song) => [song.songId, song]));
  return (songId: string, index: number) => {
    const { songTitle, albumName, albumImageSource } = songsById.get(songId) ?? {};
    return { songId, songTitle, albumName, albumImageSource, rank: index + 1 };
  };
}

function report(event: SavingEvent<Order>): void {
  if (event.kind === 'refused') return tellOfFailure();
  // A read that began before this save must not bring the old order back.
  void queryClient.cancelQueries({ queryKey: allSongsOrderQuery.queryKey });
  queryClient.setQueryData(allSongsOrderQuery.queryKey, event.saved);
  if (event.kind === 'replaced') {
    dropDraft();
    toast.info(allSongsWords.listIsBack);
  } else {
    rebaseDraft(event.isOwn ? event.before : undefined, event.saved);
    if (event.isOwn) toast.success(words.rankings.saved);
  }
}

function tellOfFailure(): void {
  mayTellOfLoss = false;
  toast.error(words.rankings.saveFailed);
}
