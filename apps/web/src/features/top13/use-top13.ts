import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { moveItem } from '@thirteen/domain/ranking/move-item.ts';
import { clearSlot, emptyTop13, fillSlot, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useEffect, useMemo } from 'react';
import { queryClient } from '#lib/query-client.ts';
import { useSavingView } from '#lib/saving/saved-list.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { rememberSong, slotSongQuery, top13Query, type SlotSong } from './top13.queries.ts';
import { top13Queue } from './top13.saving.ts';

/** One of the 13 slots as it is shown. */
export type SlotView = {
  readonly slot: number;
  /** Differs from slot to slot and follows a song wherever it moves. */
  readonly key: string;
  readonly content:
    | { readonly kind: 'empty' }
    | { readonly kind: 'loading' }
    /** Its song could not be read. */
    | { readonly kind: 'failed'; readonly songId: string }
    | { readonly kind: 'chosen'; readonly song: SlotSong; readonly isSaving: boolean };
};

/** The Top 13 of the fan who is logged in: what is shown, how its saving stands, and what can be done to it. */
export function useTop13() {
  const loaded = useQuery(top13Query);
  const view = useSavingView(top13Queue, loaded.isLoadingError);
  const saved = loaded.data?.state;
  const top13 = view.pending ?? saved ?? emptyTop13;
  const songs = useSlotSongs(top13);
  const isSaving = view.status === 'saving';

  useEffect(() => {
    if (loaded.isError) toast.error(words.top13.loadFailed);
  }, [loaded.isError]);

  const slots = useMemo(
    () => top13.map((id, index) => toSlotView(id, index + 1, songs, isSaving && !saved?.includes(id))),
    [top13, songs, isSaving, saved],
  );

  return {
    slots,
    top13,
    status: view.status,
    conflict: view.conflict,
    isLoading: loaded.isPending && view.pending === undefined,
    hasLoadFailed: loaded.isError && loaded.data === undefined,
    reload: () => void loaded.refetch(),
  };
}

/** Puts a song into a slot and saves. Says so where the song already stands in another slot. */
export function chooseSong(slot: number, song: SlotSong): void {
  rememberSong(song);
  const filled = fillSlot(readTop13(), slot, song, knownSongs());
  if (filled.ok) change(filled.value);
  else toast.warning(words.top13.duplicate, words.top13.duplicateTitle);
}

/** Empties a slot and saves. */
export function resetSlot(slot: number): void {
  change(clearSlot(readTop13(), slot));
}

/** Moves what stands at index `from` to index `to`; those between shift by one. */
export function moveSlot(from: number, to: number): void {
  const top13 = readTop13();
  // `moveItem` takes undefined for a place outside of the list; an empty slot is one.
  const moved = moveItem(
    top13.map((id) => ({ id })),
    from,
    to,
  );
  change(moved.map(({ id }) => id));
}

/** Reads the songs that could not be read again. */
export function reloadSong(id: string): void {
  void queryClient.refetchQueries({ queryKey: slotSongQuery(id).queryKey });
}

/** The slot that a song stands in at this moment. */
export function findSlotOf(songId: string): number | undefined {
  const index = readTop13().indexOf(songId);
  return index < 0 ? undefined : index + 1;
}

/** The Top 13 as it is at this moment, which may be newer than what was last drawn. */
function readTop13(): Top13 {
  const saved = queryClient.getQueryData(top13Query.queryKey);
  return top13Queue()?.getView().pending ?? saved?.state ?? emptyTop13;
}

function change(next: Top13): void {
  const saved = queryClient.getQueryData(top13Query.queryKey);
  top13Queue()?.change(saved ?? { state: emptyTop13, revision: null }, readTop13(), next);
}

function knownSongs(): ReadonlyMap<string, SlotSong> {
  const songs = idsOf(readTop13()).map((id) => queryClient.getQueryData(slotSongQuery(id).queryKey));
  return new Map(songs.flatMap((song) => (song ? [[song.id, song]] : [])));
}

type SlotSongs = ReadonlyMap<string, SongState>;

/** What is known of the songs of a Top 13. Says once when some of them could not be read. */
function useSlotSongs(top13: Top13): SlotSongs {
  const states = useQueries({
    queries: idsOf(top13).map((id) => slotSongQuery(id)),
    combine: (results) => results.map(stateOfSong),
  });
  const hasFailed = states.includes('failed');
  useEffect(() => {
    if (hasFailed) toast.error(words.top13.detailsFailed);
  }, [hasFailed]);
  return useMemo(
    () => new Map(idsOf(top13).map((id, index) => [id, states[index] ?? null])),
    [top13, states],
  );
}

function idsOf(top13: Top13): readonly string[] {
  return top13.filter((id) => id !== null);
}

type SongState = SlotSong | 'loading' | 'failed' | null;

function stateOfSong({ data, isError }: UseQueryResult<SlotSong | null>): SongState {
  if (data !== undefined) return data;
  return isError ? 'failed' : 'loading';
}

function toSlotView(id: string | null, slot: number, songs: SlotSongs, isSaving: boolean): SlotView {
  const song = id === null ? null : (songs.get(id) ?? null);
  const key = id === null || song === null ? `slot ${slot}` : id;
  if (id === null || song === null) return { slot, key, content: { kind: 'empty' } };
  if (song === 'loading') return { slot, key, content: { kind: 'loading' } };
  if (song === 'failed') return { slot, key, content: { kind: 'failed', songId: id } };
  return { slot, key, content: { kind: 'chosen', song, isSaving } };
}
