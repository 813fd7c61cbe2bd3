import { useQuery } from '@tanstack/react-query';
import { isSameShow } from '@thirteen/domain/set-list/published-set-list.ts';
import { clearSetList, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { useMemo } from 'react';
import { queryClient } from '#lib/query-client.ts';
import { useSavingView } from '#lib/saving/saved-list.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { NEVER_SAVED, withAllEras, type SetListState } from './set-list-state.ts';
import { setListQuery } from './set-list.queries.ts';
import { expectReset, hasNoSongs, setListQueue } from './set-list.saving.ts';
import { findUnsaved, keepUnsaved, useUnsaved } from './unsaved-draft.ts';

type Albums = readonly { readonly era: string | null }[];

/** What friends see: since when (ISO 8601 in UTC), and whether it is what is on the table. */
export type ShownToFriends = { readonly at: string; readonly isCurrent: boolean };

/** The set list of the fan who is logged in, and how its saving stands. */
export function useSetList(albums: Albums) {
  const loaded = useQuery(setListQuery);
  const view = useSavingView(setListQueue, loaded.isLoadingError);
  const unsaved = useUnsaved();
  const state = unsaved ?? view.pending ?? loaded.data?.state ?? NEVER_SAVED;
  const setList = useMemo(() => withAllEras(state, albums), [state, albums]);
  const shownToFriends = toShown(loaded.data?.state, state);
  return {
    setList,
    shownToFriends,
    isVerified: isVerified(loaded.data?.state, shownToFriends),
    isVerifying: view.pending?.verified === true && view.status === 'saving',
    status: view.status,
    conflict: view.conflict,
    isUnsaved: unsaved !== undefined,
    isLoading: loaded.isPending && view.pending === undefined,
    hasLoadFailed: loaded.isLoadingError,
    reload: () => void loaded.refetch(),
  };
}

/** Only what the server has acknowledged is seen by friends. */
function toShown(saved: SetListState | undefined, state: SetListState): ShownToFriends | undefined {
  if (saved?.publishedAt === undefined || state.withdraws) return undefined;
  return { at: saved.publishedAt, isCurrent: saved.verified && saved === state };
}

/** A show is verified while friends see a version of it, unless the last Verify failed. */
function isVerified(saved: SetListState | undefined, shownToFriends: ShownToFriends | undefined): boolean {
  return shownToFriends !== undefined && saved?.hasFailed !== true;
}

/** The set list as it is at this moment, which may be newer than what was last drawn. */
export function currentSetList(albums: Albums): SetListDraft {
  return withAllEras(findUnsaved() ?? readState(), albums);
}

/** Shows another set list at once and saves it as a draft: what friends see stays. */
export function saveShow({ entries }: SetListDraft): void {
  change({ entries, verified: false });
}

/** Saves the set list and asks the server to check it against every rule, and then to show it to friends. */
export function verifyShow(albums: Albums): void {
  const { entries } = currentSetList(albums);
  const state = readState();
  if (findUnsaved() === undefined && state.verified && isSameShow(state, { entries })) {
    toast.success(words.setList.verified);
  } else {
    change({ entries, verified: true });
  }
}

/** Empties all eras and takes the public page away. Answers what was on the table, and what is now. */
export function resetShow(albums: Albums): { readonly before: SetListDraft; readonly after: SetListDraft } {
  const before = currentSetList(albums);
  const after = clearSetList(before);
  const saved = queryClient.getQueryData(setListQuery.queryKey);
  const isUnseen = saved !== undefined && saved.state.publishedAt === undefined;
  if (isUnseen && hasNoSongs(before) && findUnsaved() === undefined) {
    toast.success(words.setList.reset);
  } else {
    expectReset();
    change({ ...after, verified: false, withdraws: true });
  }
  return { before, after };
}

/** Tries once more to save what the server refused. */
export function saveAgain(): void {
  const unsaved = findUnsaved();
  if (unsaved) change(unsaved);
}

function readState(): SetListState {
  const saved = queryClient.getQueryData(setListQuery.queryKey);
  return setListQueue()?.getView().pending ?? saved?.state ?? NEVER_SAVED;
}

function change(next: SetListState): void {
  keepUnsaved(undefined);
  const saved = queryClient.getQueryData(setListQuery.queryKey);
  const queue = setListQueue();
  // What is on its way to take the public page away goes on doing so.
  const withdraws = queue?.getView().pending?.withdraws;
  const wish = withdraws ? { ...next, withdraws } : next;
  queue?.change(saved ?? { state: NEVER_SAVED, revision: null }, readState(), wish);
}
