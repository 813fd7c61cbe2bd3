import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useEffect, useMemo } from 'react';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import { useStore } from '#lib/store.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { slotSongQuery, type SlotSong } from './top13.queries.ts';
import { savedTop13 } from './top13.saving.ts';
import { visitorTop13 } from './visitor-top13.ts';

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

/** A Top 13 on screen, and how its saving stands; a visitor's is `isKeptHere` alone. */
export type Top13View = ReturnType<typeof useTop13> & { readonly isKeptHere?: boolean };

/** The Top 13 of a visitor. */
export function useVisitorTop13(): Top13View {
  const top13 = useStore(visitorTop13, (kept) => kept);
  const songs = useSlotSongs(top13);
  const slots = useMemo(
    () => top13.map((id, index) => toSlotView(id, index + 1, songs, false)),
    [top13, songs],
  );
  return {
    slots,
    top13,
    status: 'idle',
    conflict: undefined,
    isLoading: false,
    unread: undefined,
    reload: () => undefined,
    isKeptHere: true,
  };
}

/** The Top 13 of the fan who is logged in: what is shown and how its saving stands. */
export function useTop13() {
  const { shown: top13 = emptyTop13, ...list } = useSavedQuery(savedTop13);
  const saved = list.saved?.state;
  const songs = useSlotSongs(top13);
  const isSaving = list.status === 'saving';
  const hasError = list.error !== null;

  useEffect(() => {
    if (hasError) toast.error(words.top13.loadFailed);
  }, [hasError]);

  const slots = useMemo(
    () => top13.map((id, index) => toSlotView(id, index + 1, songs, isSaving && !saved?.includes(id))),
    [top13, songs, isSaving, saved],
  );

  return {
    slots,
    top13,
    status: list.status,
    conflict: list.conflict,
    isLoading: list.isLoading,
    unread: list.unread,
    reload: list.reload,
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
