import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClient } from '#lib/api/query-client.ts';
import { useSavingView } from '#lib/saving/saved-list.ts';
import type { SavingState } from '#lib/saving/saving-view.ts';
import { currentSession, subscribeToSession, useSession } from '#lib/session/session.ts';
import {
  beginFanSort,
  bringBackAnswers,
  dropFanSort,
  joinVersions,
  keepFanSort,
  readFanSort,
  sortLinesQuery,
  sortQueue,
} from './fan-sorts.ts';
import { fromSortState, type SortLine } from '#features/sorter/sort-state.ts';
import { noSort, sortQuery } from './sorter.queries.ts';
import { viewOf, type KeptSort } from '#features/sorter/sort-view.ts';
import { visitorSorts } from './visitor-sorts.ts';

/** How many sorts one can have. */
export const MAX_SORTS = 20;

/** Keeps a new sort, for whoever is here. */
export function beginSort(sort: KeptSort): void {
  if (currentSession()) beginFanSort(sort);
  else visitorSorts.keep(sort);
}

/** Keeps what became of a sort. */
export function keepSort(sort: KeptSort): void {
  if (currentSession()) keepFanSort(sort);
  else visitorSorts.keep(sort);
}

/** A sort as this browser knows it; undefined where it would have to be read first. */
export function knownSort(id: string): KeptSort | undefined {
  if (!currentSession()) return visitorSorts.find(id);
  const state = readFanSort(id);
  return state ? fromSortState(id, state) : undefined;
}

/** Deletes a sort. What it returns takes that back. */
export function dropSort(id: string): () => void {
  if (!currentSession()) {
    const sort = visitorSorts.find(id);
    visitorSorts.drop(id);
    return () => sort && visitorSorts.keep(sort);
  }
  const known = readFanSort(id);
  // Of a sort that was not opened here only the list is known: it is read first, so that Undo has something to bring back.
  const before = known
    ? Promise.resolve(known)
    : queryClient.fetchQuery(sortQuery(id)).then(({ state }) => state);
  const isGone = before.then(
    () => dropFanSort(id),
    () => undefined,
  );
  return () =>
    void Promise.all([before, isGone]).then(([state]) => state && keepFanSort(fromSortState(id, state)));
}

type Loading = { readonly isLoading: boolean; readonly hasFailed: boolean; readonly retry: () => void };

/** The sorts of whoever is here, the one changed last first. */
export function useSorts(): Loading & { readonly sorts: readonly SortLine[] } {
  const isFan = useSession() !== undefined;
  const ofVisitor = useSyncExternalStore(visitorSorts.subscribe, visitorSorts.list);
  const loaded = useQuery({ ...sortLinesQuery, enabled: isFan });
  return {
    sorts: isFan ? (loaded.data ?? []) : ofVisitor,
    isLoading: isFan && loaded.isPending,
    hasFailed: isFan && loaded.isError && loaded.data === undefined,
    retry: () => void loaded.refetch(),
  };
}

/** One sort by its id, and how its saving stands; undefined where there is none. */
export function useKeptSort(id: string): Loading & {
  readonly sort: KeptSort | undefined;
  readonly status: SavingState;
  readonly sendNow: () => void;
} {
  const isFan = useSession() !== undefined;
  useSyncExternalStore(visitorSorts.subscribe, visitorSorts.list);
  const loaded = useQuery({ ...sortQuery(id), enabled: isFan });
  const { isRead, pending, status, conflict } = useSavingView(sortQueue(id), isFan && loaded.isLoadingError);
  useEffect(() => void (isFan && bringBackAnswers(id)), [id, isFan]);
  useEffect(() => {
    if (conflict) joinVersions(id, conflict.mine, conflict.theirs);
  }, [id, conflict]);

  const state = pending === undefined ? loaded.data?.state : pending;
  const ofFan = state ? fromSortState(id, state) : undefined;
  return {
    sort: isFan ? ofFan : visitorSorts.find(id),
    status,
    sendNow: () => sortQueue(id)()?.wake(),
    isLoading: isFan && (!isRead || (loaded.isPending && pending === undefined)),
    hasFailed: isFan && loaded.isError && state === undefined,
    retry: () => void loaded.refetch(),
  };
}

/** A Top 13 that a visitor finished and that has come into the account, until somebody took care of it. */
let finishedTop13: KeptSort | undefined;

/** The Top 13 that came into the account with this login; once. */
export function takeFinishedTop13(): KeptSort | undefined {
  const found = finishedTop13;
  finishedTop13 = undefined;
  return found;
}

/** What a visitor sorted becomes the account's at login. It stays in this browser until the server has it. */
function moveIn(): void {
  for (const { id } of visitorSorts.list().toReversed()) {
    const sort = moveSortIn(id);
    const isTop13 = sort?.goal.kind === 'list' && sort.goal.list.kind === 'top13';
    if (isTop13 && viewOf(sort).question === undefined) finishedTop13 = sort;
  }
}

/** Makes a sort of this browser the account's. Where that has no room for it, it is left here (`useLeftSorts`). */
export function moveSortIn(id: string): KeptSort | undefined {
  const username = currentSession()?.username;
  const sort = visitorSorts.find(id);
  if (username === undefined || !sort) return undefined;
  visitorSorts.give(id, username);
  queryClient.setQueryData(sortQuery(id).queryKey, noSort);
  keepFanSort(sort);
  return sort;
}

/** What the fan sorted before the login and the account has no room for. */
export function useLeftSorts(): readonly SortLine[] {
  const username = useSession()?.username;
  return useSyncExternalStore(visitorSorts.subscribe, () => visitorSorts.listLeft(username));
}

subscribeToSession(moveIn);
moveIn();
