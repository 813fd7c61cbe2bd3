import { clearTop13Slot, fillTop13Slot, reorderTop13 } from '@thirteen/contract/top13.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { callRevised } from '#lib/call.ts';
import type { Revised } from '#lib/saving/saving-record.ts';
import { describeChange } from './top13-change.ts';
import { knownSong, takeEntries } from './top13.queries.ts';

/** After this long without an answer a save counts as lost and is tried again. */
const PATIENCE_MS = 20_000;

/** Makes the smallest call that leads from what the server has to what the fan wants. */
export async function sendTop13(from: Top13, to: Top13, ifMatch: string): Promise<Revised<Top13>> {
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
  const song = knownSong(songId);
  return {
    slot,
    songId,
    ...(song && { songTitle: song.title, albumName: song.albumName, albumCover: song.cover }),
  };
}
