import { clearTop13Slot, fillTop13Slot, reorderTop13 } from '@thirteen/contract/top13.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { callRevised } from '#lib/call.ts';
import type { SendOptions } from '#lib/saving/saved-query.ts';
import type { Base, Revised } from '#lib/saving/saving-record.ts';
import { describeSong } from '#lib/song-facts.ts';
import { describeChange } from './top13-change.ts';
import { takeEntries } from './top13.queries.ts';

/** Makes the smallest call that leads from what the server has to what the fan wants. */
export async function sendTop13(
  { state }: Base<Top13>,
  to: Top13,
  options: SendOptions,
): Promise<Revised<Top13>> {
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
