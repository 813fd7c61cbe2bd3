import { useQuery } from '@tanstack/react-query';
import type { CatalogueEntry } from '@thirteen/contract/rankings.ts';
import { completeOrder } from '@thirteen/domain/ranking/complete-order.ts';
import { useEffect, useMemo, useState } from 'react';
import { queryClient } from '#lib/query-client.ts';
import { useSavingView } from '#lib/saving/saved-list.ts';
import type { Base } from '#lib/saving/saving-record.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { dropDraft, keepWork, readWork, useWork, type AllSongsWork } from './all-songs-draft.ts';
import type { PlacedOrder } from './all-songs-history.ts';
import { allSongsQueue, saveAllSongs, saveAllSongsNow } from './all-songs.saving.ts';
import { allSongsWords } from './all-songs.words.ts';
import { findMoved, isSameOrder } from './merge-orders.ts';
import { allSongsOrderQuery, type Order } from './rankings.queries.ts';

const NOTHING_SAVED: Order = [];

/** The order of all songs as it is shown. */
export type AllSongs = ReturnType<typeof useAllSongs>;

/** The fan's order of all songs: what is shown of it, and how its saving stands. */
export function useAllSongs(entries: readonly CatalogueEntry[]) {
  const loaded = useQuery(allSongsOrderQuery);
  const view = useSavingView(allSongsQueue, loaded.isLoadingError);
  const { draft, placed } = useWork();
  const saved = loaded.data;
  const savedOrder = saved?.state ?? NOTHING_SAVED;
  const all = useMemo(() => entries.map(({ songId }) => songId), [entries]);
  const unsaved = draft?.order ?? view.pending;
  const kept = unsaved ?? savedOrder;
  const order = useMemo(() => completeOrder(kept, all), [kept, all]);
  const hasFailed = useHasFailed(loaded.isError);
  useMeeting(saved, loaded.error);

  return {
    all,
    order,
    placed: useMemo(() => placed ?? placedIn(savedOrder, all), [placed, savedOrder, all]),
    status: view.status,
    conflict: view.conflict,
    isUnsaved: hasUnsaved(draft, view.pending),
    isRanked: kept.length > 0,
    isLoading: unsaved === undefined && saved === undefined && !hasFailed,
    hasFailed: hasFailed && saved === undefined,
    /** Whether what the fan has ranked was read: until then nothing is said of how much it is. */
    isKnown: saved !== undefined || unsaved !== undefined,
    reload: () => void loaded.refetch(),
  };
}

/** Once the fall-back stands, a later try must not take it away from under the fan's hands. */
function useHasFailed(isError: boolean): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  if (isError && !hasFailed) setHasFailed(true);
  return hasFailed;
}

/** A draft that was handed over to be saved is on its way. */
function hasUnsaved(draft: AllSongsWork['draft'], pending: Order | undefined): boolean {
  return draft !== undefined && !(pending !== undefined && isSameOrder(pending, draft.order));
}

/** What becomes of loading: a failure is told, an order that appears meets the draft. */
function useMeeting(saved: Base<Order> | undefined, error: Error | null): void {
  useEffect(() => {
    if (error && readSaved() === undefined) toast.error(words.rankings.loadFailed);
  }, [error]);
  useEffect(() => {
    if (saved) meetSaved(saved);
  }, [saved]);
}

/** The order of this moment, which may be newer than what was last drawn. */
export function readOrder(all: Order): Order {
  const kept = readWork().draft?.order ?? readPending() ?? readSaved()?.state ?? NOTHING_SAVED;
  return completeOrder(kept, all);
}

/** The songs that the fan has placed, at this moment. */
export function readPlaced(all: Order): readonly string[] {
  return readWork().placed ?? placedIn(readSaved()?.state ?? NOTHING_SAVED, all);
}

/** Shows another order, unsaved. Back at what is saved there is nothing left to save. */
export function changeOrder(all: Order, { order, placed }: PlacedOrder): void {
  const { draft } = readWork();
  const saved = readSaved();
  const isSaved = saved !== undefined && isSameOrder(order, completeOrder(saved.state, all));
  const next = { base: draft?.base ?? readBase(), from: draft?.from ?? readOrder(all), order };
  keepWork({ draft: isSaved && readPending() === undefined ? undefined : next, placed });
}

/** Saves what is shown, whatever it started from. The draft stays until the server has it. */
export function saveOrder(all: Order): void {
  const order = readOrder(all);
  const { draft, placed } = readWork();
  const pending = readPending();
  const saved = readSaved();
  if (pending && isSameOrder(pending, order)) return saveAllSongsNow();
  if (saved && isSameOrder(saved.state, order)) return void toast.success(words.rankings.saved);
  const base = draft?.base ?? readBase();
  keepWork({ draft: { base, from: order, order }, placed });
  saveAllSongs(base, draft?.from ?? base.state, order);
}

/** What the server has, or what waits to be sent there: where discarding leads back to. */
export function readKept(all: Order): Order {
  return completeOrder(readPending() ?? readSaved()?.state ?? NOTHING_SAVED, all);
}

/** The fan decided between two devices. */
export function chooseVersion(choice: 'mine' | 'theirs'): void {
  if (choice === 'theirs') dropDraft();
  allSongsQueue()?.choose(choice);
}

/** Without a record of what was placed: the fewest songs whose moves lead from the catalogue's order to the saved one. */
function placedIn(saved: Order, all: Order): readonly string[] {
  return saved.length === 0 ? [] : [...findMoved(all, completeOrder(saved, all))];
}

/**
 * A draft that was begun while loading failed meets what is saved: a saved order is shown instead of it, so that a
 * fall-back never replaces what a fan saved.
 */
function meetSaved(saved: Base<Order>): void {
  const { draft, placed } = readWork();
  if (!draft || draft.base.revision !== null || readPending() !== undefined) return;
  if (saved.state.length === 0) return keepWork({ draft: { ...draft, base: saved }, placed });
  dropDraft();
  toast.info(allSongsWords.listIsBack);
}

function readBase(): Base<Order> {
  return readSaved() ?? { state: NOTHING_SAVED, revision: null };
}

function readSaved() {
  return queryClient.getQueryData(allSongsOrderQuery.queryKey);
}

function readPending(): Order | undefined {
  return allSongsQueue()?.getView().pending;
}
