import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useEffect, useMemo } from 'react';
import { useSavingView } from '#lib/saving/saved-list.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { slotSongQuery, top13Query, type SlotSong } from './top13.queries.ts';
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

/** The Top 13 of the fan who is logged in: what is shown and how its saving stands. */
export function useTop13() {
  const loaded = useQuery(top13Query);
  const view = useSavingView(top13Queue);
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
