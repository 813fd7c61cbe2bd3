import type { CatalogueEntry } from '@thirteen/contract/rankings.ts';
import { completeOrder } from '@thirteen/domain/ranking/complete-order.ts';
import { useEffect, useMemo } from 'react';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import type { Base } from '#lib/saving/saving-record.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { dropDraft, keepRecord, readRecord, useRecord, type AllSongsRecord } from './all-songs-draft.ts';
import type { PlacedOrder } from './all-songs-history.ts';
import { saveAllSongs, saveAllSongsNow, savedAllSongs } from './all-songs.saving.ts';
import { allSongsWords } from './all-songs.words.ts';
import { findMoved, isSameOrder } from '#features/rankings/merge-orders.ts';
import type { Order } from '#features/rankings/rankings.queries.ts';

const NOTHING_SAVED: Order = [];

/** The order of all songs as it is shown. */
export type AllSongs = ReturnType<typeof useAllSongs>;

/** The fan's order of all songs: what is shown of it, and how its saving stands. */
export function useAllSongs(entries: readonly CatalogueEntry[]) {
  const list = useSavedQuery(savedAllSongs);
  const { draft, placed } = useRecord();
  const { saved, hasFailed, isRead } = list;
  const savedOrder = saved?.state ?? NOTHING_SAVED;
  const all = useMemo(() => entries.map(({ songId }) => songId), [entries]);
  const kept = draft?.order ?? list.shown;
  const order = useMemo(() => completeOrder(kept ?? NOTHING_SAVED, all), [kept, all]);
  useRebase(saved, list.unread && list.error);

  return {
    all,
    order,
    placed: useMemo(() => placed ?? placedIn(savedOrder, all), [placed, savedOrder, all]),
    status: list.status,
    conflict: list.conflict,
    isUnsaved: hasUnsaved(draft, list.pending),
    isRanked: kept !== undefined && kept.length > 0,
    isLoading: !isRead || (kept === undefined && !hasFailed),
    unread: list.unread,
    /** Whether what the fan has ranked was read: until then nothing is said of how much it is. */
    isKnown: isRead && kept !== undefined,
    reload: list.reload,
  };
}

/** A draft that was handed over to be saved is on its way. */
function hasUnsaved(draft: AllSongsRecord['draft'], pending: Order | undefined): boolean {
  return draft !== undefined && !(pending !== undefined && isSameOrder(pending, draft.order));
}

/** What becomes of loading: a failure is told, an order that appears meets the draft. */
function useRebase(saved: Base<Order> | undefined, error: Error | null | undefined): void {
  useEffect(() => {
    if (error) toast.error(words.rankings.loadFailed);
  }, [error]);
  useEffect(() => {
    if (saved) rebaseOnSaved(saved);
  }, [saved]);
}

/** The order of this moment, which may be newer than what was last drawn. */
export function readOrder(all: Order): Order {
  const kept = readRecord().draft?.order ?? savedAllSongs.readKept();
  return completeOrder(kept, all);
}

/** The songs that the fan has placed, at this moment. */
export function readPlaced(all: Order): readonly string[] {
  return readRecord().placed ?? placedIn(savedAllSongs.readSaved()?.state ?? NOTHING_SAVED, all);
}

/** Shows another order, unsaved. Back at what is saved there is nothing left to save. */
export function changeAllSongs(all: Order, { order, placed }: PlacedOrder): void {
  const { draft } = readRecord();
  const saved = savedAllSongs.readSaved();
  const isSaved = saved !== undefined && isSameOrder(order, completeOrder(saved.state, all));
  const next = { base: draft?.base ?? readBase(), from: draft?.from ?? readOrder(all), order };
  keepRecord({ draft: isSaved && savedAllSongs.readPending() === undefined ? undefined : next, placed });
}

/** Saves what is shown, whatever it started from. The draft stays until the server has it. */
export function saveOrder(all: Order): void {
  const order = readOrder(all);
  const { draft, placed } = readRecord();
  const pending = savedAllSongs.readPending();
  const saved = savedAllSongs.readSaved();
  if (pending && isSameOrder(pending, order)) return saveAllSongsNow();
  if (saved && isSameOrder(saved.state, order)) return void toast.success(words.rankings.saved);
  const base = draft?.base ?? readBase();
  keepRecord({ draft: { base, from: order, order }, placed });
  saveAllSongs(base, draft?.from ?? base.state, order);
}

/** What the server has, or what waits to be sent there: where discarding leads back to. */
export function readKept(all: Order): Order {
  return completeOrder(savedAllSongs.readKept(), all);
}

/** The fan decided between two devices. */
export function chooseVersion(choice: 'mine' | 'theirs'): void {
  if (choice === 'theirs') dropDraft();
  savedAllSongs.choose(choice);
}

/** Without a record of what was placed: the fewest songs whose moves lead from the catalogue's order to the saved one. */
function placedIn(saved: Order, all: Order): readonly string[] {
  return saved.length === 0 ? [] : [...findMoved(all, completeOrder(saved, all))];
}

/**
 * A draft that was begun while loading failed meets what is saved: a saved order is shown instead of it, so that a
 * fall-back never replaces what a fan saved.
 */
function rebaseOnSaved(saved: Base<Order>): void {
  const { draft, placed } = readRecord();
  if (!draft || draft.base.revision !== null || savedAllSongs.readPending() !== undefined) return;
  if (saved.state.length === 0) return keepRecord({ draft: { ...draft, base: saved }, placed });
  dropDraft();
  toast.info(allSongsWords.listIsBack);
}

function readBase(): Base<Order> {
  return savedAllSongs.readSaved() ?? { state: NOTHING_SAVED, revision: null };
}
