import { saveAllSongsRanking } from '@thirteen/contract/rankings.ts';
import { callRevised } from '#lib/api/call.ts';
import { judgeFailure } from '#lib/saving/browser/browser-ports.ts';
import { createSavedQuery } from '#lib/saving/saved-query.ts';
import { describeSong } from '#lib/song-facts.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { dropDraft, rebaseDraft } from './all-songs-draft.ts';
import { allSongsWords } from './all-songs.words.ts';
import {
  isSamePlaced,
  mergePlaced,
  NOTHING_PLACED,
  revivePlaced,
  type PlacedOrder,
} from '#features/rankings/placed-order.ts';
import {
  allSongsOrderQuery,
  readAllSongsOrder,
  toAllSongsOrder,
} from '#features/rankings/rankings.queries.ts';
import {
  whole,
  type SendOptions,
  type SavingEvent,
  type Base,
  type Revised,
} from '#lib/saving/list-rules.ts';

/** Whether a lost save is still to be told: once for each press of the button, however often it is tried again. */
let mayTellOfLoss = false;

/** The fan's order of all songs. It gets what a fan saves with the button; what the server refuses is in the draft. */
export const savedAllSongs = createSavedQuery({
  name: 'ranking/all-songs',
  empty: NOTHING_PLACED,
  query: allSongsOrderQuery,
  part: whole<PlacedOrder>(),
  isSame: isSamePlaced,
  merge: mergePlaced,
  revive: revivePlaced,
  read: readAllSongsOrder,
  send,
  tell,
  dropsRefused: true,
});

/** Hands an order over to be saved. `seen` is what was shown when the fan began to change it. */
export function saveAllSongs(base: Base<PlacedOrder>, seen: PlacedOrder, order: PlacedOrder): void {
  mayTellOfLoss = true;
  savedAllSongs.change(order, seen, base);
}

/** Tries at once again what waits for the network. */
export function saveAllSongsNow(): void {
  mayTellOfLoss = true;
  savedAllSongs.saveNow();
}

async function send(
  _base: unknown,
  { order, placed }: PlacedOrder,
  options: SendOptions,
): Promise<Revised<PlacedOrder>> {
  const own = new Set(placed);
  const ranking = order.map((songId, index) => {
    const { songTitle, albumName, albumImageSource } = describeSong(songId);
    return { songId, songTitle, albumName, albumImageSource, rank: index + 1, placed: own.has(songId) };
  });
  try {
    return toAllSongsOrder(await callRevised(saveAllSongsRanking, { ...options, body: { ranking } }));
  } catch (error) {
    if (mayTellOfLoss && isTriedAgain(error)) tellOfFailure();
    throw error;
  }
}

function isTriedAgain(error: unknown): boolean {
  const { kind } = judgeFailure(error);
  return kind === 'lost' || kind === 'fault';
}

function tell(event: SavingEvent<PlacedOrder>): void {
  if (event.kind === 'refused') {
    // A server that failed several times was told of at the first time.
    if (mayTellOfLoss || !isTriedAgain(event.error)) tellOfFailure();
  } else if (event.kind === 'replaced') {
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
