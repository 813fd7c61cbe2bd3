import type { CatalogueEntry } from '@thirteen/contract/rankings.ts';
import { useEffect, useMemo } from 'react';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { dropDraft, keepRecord, readRecord, useRecord, type AllSongsRecord } from './all-songs-draft.ts';
import { saveAllSongs, saveAllSongsNow, savedAllSongs } from './all-songs.saving.ts';
import { allSongsWords } from './all-songs.words.ts';
import {
  completePlaced,
  isSamePlaced,
  NOTHING_PLACED,
  type PlacedOrder,
} from '#features/rankings/placed-order.ts';
import type { Order } from '#features/rankings/order.ts';
import type { Base } from '#lib/saving/list-rules.ts';

/** The order of all songs as it is shown. */
export type AllSongs = ReturnType<typeof useAllSongs>;

/** The fan's order of all songs: what is shown of it, and how its saving stands. */
export function useAllSongs(entries: readonly CatalogueEntry[]) {
  const list = useSavedQuery(savedAllSongs);
  const { draft } = useRecord();
  const { saved, hasFailed, isRead } = list;
  const all = useMemo(() => entries.map(({ songId }) => songId), [entries]);
  const kept = draft?.order ?? list.shown;
  const { order, placed } = useMemo(() => completePlaced(kept ?? NOTHING_PLACED, all), [kept, all]);
  useRebase(saved, list.unread && list.error);

  return {
    all,
    order,
    placed,
    status: list.status,
    conflict: list.conflict,
    isUnsaved: hasUnsaved(draft, list.pending),
    isRanked: kept !== undefined && kept.order.length > 0,
    isLoading: !isRead || (kept === undefined && !hasFailed),
    unread: list.unread,
    /** Whether what the fan has ranked was read: until then nothing is said of how much it is. */
    isKnown: isRead && kept !== undefined,
    reload: list.reload,
  };
}

/** A draft that was handed over to be saved is on its way. */
function hasUnsaved(draft: AllSongsRecord['draft'], pending: PlacedOrder | undefined): boolean {
  return draft !== undefined && !(pending !== undefined && isSamePlaced(pending, draft.order));
}

/** What becomes of loading: a failure is told, an order that appears meets the draft. */
function useRebase(saved: Base<PlacedOrder> | undefined, error: Error | null | undefined): void {
  useEffect(() => {
    if (error) toast.error(words.rankings.loadFailed);
  }, [error]);
  useEffect(() => {
    if (saved) rebaseOnSaved(saved);
  }, [saved]);
}

/** The order of this moment, which may be newer than what was last drawn, and what of it the fan placed. */
export function readOrder(all: Order): PlacedOrder {
  return completePlaced(readRecord().draft?.order ?? savedAllSongs.readKept(), all);
}

/** Shows another order, unsaved. Back at what is saved there is nothing left to save. */
export function changeAllSongs(all: Order, order: PlacedOrder): void {
  const { draft } = readRecord();
  const saved = savedAllSongs.readSaved();
  const isSaved = saved !== undefined && isSamePlaced(order, completePlaced(saved.state, all));
  const next = { base: draft?.base ?? readBase(), from: draft?.from ?? readOrder(all), order };
  keepRecord({ draft: isSaved && savedAllSongs.readPending() === undefined ? undefined : next });
}

/** Saves what is shown, whatever it started from. The draft stays until the server has it. */
export function saveOrder(all: Order): void {
  const order = readOrder(all);
  const { draft } = readRecord();
  const pending = savedAllSongs.readPending();
  const saved = savedAllSongs.readSaved();
  if (pending && isSamePlaced(pending, order)) return saveAllSongsNow();
  if (saved && isSamePlaced(saved.state, order)) return void toast.success(words.rankings.saved);
  const base = draft?.base ?? readBase();
  keepRecord({ draft: { base, from: order, order } });
  saveAllSongs(base, draft?.from ?? base.state, order);
}

/** What the server has, or what waits to be sent there: where discarding leads back to. */
export function readKept(all: Order): PlacedOrder {
  return completePlaced(savedAllSongs.readKept(), all);
}

/** The fan decided between two devices. */
export function chooseVersion(choice: 'mine' | 'theirs'): void {
  if (choice === 'theirs') dropDraft();
  savedAllSongs.choose(choice);
}

/**
 * A draft that was begun while loading failed meets what is saved: a saved order is shown instead of it, so that a
 * fall-back never replaces what a fan saved.
 */
function rebaseOnSaved(saved: Base<PlacedOrder>): void {
  const { draft } = readRecord();
  if (!draft || draft.base.revision !== null || savedAllSongs.readPending() !== undefined) return;
  if (saved.state.order.length === 0) return keepRecord({ draft: { ...draft, base: saved } });
  dropDraft();
  toast.info(allSongsWords.listIsBack);
}

function readBase(): Base<PlacedOrder> {
  return savedAllSongs.readSaved() ?? { state: NOTHING_PLACED, revision: null };
}
