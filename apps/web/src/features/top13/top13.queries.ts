import { queryOptions } from '@tanstack/react-query';
import { getSong, type Song } from '@thirteen/contract/catalogue.ts';
import { getTop13, type Top13Entry } from '@thirteen/contract/top13.ts';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { call, callRevised } from '#lib/api/call.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { learnSongs } from '#lib/song-facts.ts';
import type { Revised } from '#lib/saving/list-rules.ts';

/** What a slot shows of its song. */
export type SlotSong = {
  readonly id: string;
  readonly title: string;
  readonly albumName: string;
  readonly cover: string;
  readonly audioSource: string;
};

/** The fan's Top 13 as song ids, with its revision. What the entries say of their songs goes to `slotSongQuery`. */
export const top13Query = queryOptions({
  queryKey: ['top13'],
  queryFn: ({ signal }) => readTop13List(signal),
});

export async function readTop13List(signal: AbortSignal): Promise<Revised<Top13>> {
  const { reply, etag } = await callRevised(getTop13, { signal });
  return takeEntries(reply, etag);
}

/** What is shown of a song, by id: known from the entries, else asked for. Null when the catalogue has no such song. */
export const slotSongQuery = (id: string) =>
  queryOptions({
    queryKey: ['top13-song', id],
    queryFn: async ({ signal }): Promise<SlotSong | null> => {
      try {
        return toSlotSong(await call(getSong, { params: { id }, signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Remembers what is known of a song, so that it need not be asked for. */
export function rememberSong(song: SlotSong): void {
  const { id: songId, title: songTitle, albumName, cover: albumImageSource, audioSource } = song;
  learnSongs([{ songId, songTitle, albumName, albumImageSource, audioSource }]);
  queryClient.setQueryData(slotSongQuery(song.id).queryKey, song);
}

/** What was read of a song so far. */
export function knownSong(id: string): SlotSong | undefined {
  return queryClient.getQueryData(slotSongQuery(id).queryKey) ?? undefined;
}

/** The titles of songs that were read, for sentences. */
export function titlesOf(ids: Top13): string {
  return ids.flatMap((id) => (id === null ? [] : (knownSong(id)?.title ?? []))).join(', ');
}

export function toSlotSong({ _id: id, title, album, albumImageSource, audioSource }: Song): SlotSong {
  return { id, title, albumName: album, cover: albumImageSource, audioSource };
}

/** Reads an answer of the Top 13 calls. Songs whose entries lack something are left to be asked for by id. */
export function takeEntries(
  entries: readonly Partial<Top13Entry>[],
  etag: string | undefined,
): Revised<Top13> {
  const slots = [...emptyTop13];
  for (const { slot, songId, songTitle, albumName, albumCover, albumImage, audioSource } of entries) {
    if (slot === undefined || songId === undefined) continue;
    slots[slot - 1] = songId;
    const cover = albumImage || albumCover;
    if (songTitle && albumName && cover && audioSource) {
      rememberSong({ id: songId, title: songTitle, albumName, cover, audioSource });
    }
  }
  return { state: slots, revision: etag ?? '"0"' };
}
