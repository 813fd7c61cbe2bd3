import { useQuery } from '@tanstack/react-query';
import { clearSetList, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { useMemo } from 'react';
import { queryClient } from '#lib/query-client.ts';
import { useSavingView } from '#lib/saving/saved-list.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { isSameShow, NEVER_SAVED, withAllEras, type SetListState } from './set-list-state.ts';
import { setListQuery } from './set-list.queries.ts';
import { expectReset, hasNoSongs, setListQueue } from './set-list.saving.ts';
import { findUnsaved, keepUnsaved, useUnsaved } from './unsaved-draft.ts';

type Albums = readonly { readonly era: string | null }[];

/** The set list of the fan who is logged in, and how its saving stands. */
export function useSetList(albums: Albums) {
  const loaded = useQuery(setListQuery);
  const view = useSavingView(setListQueue);
  const unsaved = useUnsaved();
  const state = unsaved ?? view.pending ?? loaded.data?.state ?? NEVER_SAVED;
  const setList = useMemo(() => withAllEras(state, albums), [state, albums]);
  // Only what the server has acknowledged counts as verified.
  const isAcknowledged = state === loaded.data?.state;
  return {
    setList,
    isVerified: isAcknowledged && state.verified,
    isVerifying: view.pending?.verified === true && view.status === 'saving',
    status: view.status,
    conflict: view.conflict,
    isUnsaved: unsaved !== undefined,
    isLoading: loaded.isPending && view.pending === undefined,
    hasLoadFailed: loaded.isLoadingError,
    reload: () => void loaded.refetch(),
  };
}

/** The set list as it is at this moment, which may be newer than what was last drawn. */
export function currentSetList(albums: Albums): SetListDraft {
  return withAllEras(findUnsaved() ?? readState(), albums);
}

/** Shows another set list at once and saves it. Any change takes Verified away. */
export function saveShow({ entries }: SetListDraft): void {
  change({ entries, verified: false });
}

/** Saves the set list and asks the server to check it against every rule. */
export function verifyShow(albums: Albums): void {
  const { entries } = currentSetList(albums);
  const state = readState();
  if (findUnsaved() === undefined && state.verified && isSameShow(state, { entries })) {
    toast.success(words.setList.verified);
  } else {
    change({ entries, verified: true });
  }
}

/** Empties all eras. Answers what was on the table, and what is now. */
export function resetShow(albums: Albums): { readonly before: SetListDraft; readonly after: SetListDraft } {
  const before = currentSetList(albums);
  const after = clearSetList(before);
  const isKnown = queryClient.getQueryData(setListQuery.queryKey) !== undefined;
  if (isKnown && hasNoSongs(before) && findUnsaved() === undefined) {
    toast.success(words.setList.reset);
  } else {
    expectReset();
    saveShow(after);
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
  setListQueue()?.change(saved ?? { state: NEVER_SAVED, revision: null }, readState(), next);
}
