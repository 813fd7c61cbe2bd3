import { hashKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { offerInstall } from '#lib/browser/install-offer.ts';
import { keepKnownParts } from '#lib/api/kept-replies.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { queueOfSession, useSavingView, type QueueOf } from './saved-list.ts';
import type { Base, Revised, SavedQueryRules, SavingEvent } from './list-rules.ts';
import { CALL_PATIENCE_MS, type SavingPorts } from './saving-ports.ts';
import type { SavingView } from './saving-view.ts';

/** What a query counts as read at that was not. */
const NEVER = 0;

/** A list that the server has, with the fan's own changes to it: shown at once, kept in the browser, then sent. */
export type SavedQuery<State, Data = Revised<State>> = ReturnType<typeof createSavedQuery<State, Data>>;

/**
 * Makes one of a list's rules (`list-rules.ts`). Without `getPorts` it is saved with what the browser has. The folder
 * reads from here: a change goes into the list's queue (`saved-list.ts` opens it for the fan, `saving-queue.ts` keeps and
 * sends it), which holds one record (`saving-record.ts` says what each step makes of it, `kept-record.ts` keeps it in step
 * with the browser's other tabs); `saving-view.ts` is what a screen shows of it, `browser/` what it is kept and sent with.
 */
export function createSavedQuery<State, Data>(
  rules: SavedQueryRules<State, Data>,
  getPorts?: () => SavingPorts,
) {
  const { name, empty, query, part, isSame, merge, revive } = rules;
  const { queryKey } = query;
  let isCopy = false;
  let copiedAt: number | undefined;

  const queueOf: QueueOf<State> = queueOfSession<State>(
    {
      name,
      isSame,
      merge,
      revive,
      read: () => rules.read(AbortSignal.timeout(CALL_PATIENCE_MS)),
      send: (base, next) =>
        rules.send(base, next, { ifMatch: base.revision, signal: AbortSignal.timeout(CALL_PATIENCE_MS) }),
      report,
    },
    getPorts,
  );

  function report(event: SavingEvent<State>): void {
    if (event.kind === 'refused') {
      // What the server has may differ from what is shown in more than this save.
      void queryClient.invalidateQueries({ queryKey });
    } else if (event.kind === 'acknowledged' && event.copy) {
      rememberCopy(event.saved, event.copy.madeAt);
    } else {
      remember(event.saved);
      if (event.kind === 'acknowledged' && event.isOwn) offerInstall();
    }
    rules.tell?.(event);
  }

  /** A read under way may have begun before this save, so it is given up. What else the answer holds stays unread. */
  function remember(saved: Revised<State>): void {
    isCopy = false;
    const data = queryClient.getQueryData<Data>(queryKey);
    const wasRead = (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? NEVER) > NEVER;
    const lacksOthers = !wasRead && part.isOneOfMany;
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Data>(queryKey, part.put(data, saved), lacksOthers ? { updatedAt: NEVER } : {});
    if (!lacksOthers) return;
    keepKnownParts(hashKey(queryKey), part.put(undefined, saved));
    void queryClient.refetchQueries({ queryKey });
  }

  /** A copy counts as never read, so that it is asked for again, and shown as what it is. */
  function rememberCopy(saved: Revised<State>, madeAt: number | undefined): void {
    if (readSaved() !== undefined) return;
    isCopy = true;
    copiedAt = madeAt;
    const data = queryClient.getQueryData<Data>(queryKey);
    queryClient.setQueryData<Data>(queryKey, part.put(data, saved), { updatedAt: NEVER });
  }

  function readSaved(): Revised<State> | undefined {
    const data = queryClient.getQueryData<Data>(queryKey);
    return data === undefined ? undefined : part.find(data);
  }

  /** The newest of what is known of the list; undefined where that is nothing. */
  function findShown({ pending, refused }: SavingView<State>, saved?: Revised<State>): State | undefined {
    if (refused !== undefined && !rules.dropsRefused) return refused;
    return pending === undefined ? saved?.state : pending;
  }

  return {
    name,
    query,
    queueOf,
    findShown,
    findSaved: part.find,
    /** Whether what is known is only this browser's copy. */
    isCopy: () => isCopy,
    /** When this browser's copy was made, in milliseconds since 1970, where one stands in and that is known. */
    copiedAt: () => copiedAt,
    /** What the server has, where that was read. */
    readSaved,
    /** Whether the server refused what is shown. */
    isRefused: () => queueOf.getView().refused !== undefined,
    /** What waits to be saved. */
    readPending: () => queueOf.getView().pending,
    /** What the server has, or will have once all is saved. */
    readKept: () => queueOf.getView().pending ?? readSaved()?.state ?? empty,
    /** The list as it is at this moment, which may be newer than what was last drawn. */
    readShown: () => findShown(queueOf.getView(), readSaved()) ?? empty,
    /** Shows another state at once and saves it. `seen` is what it was made of, `from` what the server had by then. */
    change(next: State, seen?: State, from?: Base<State>): void {
      const base = from ?? readSaved() ?? { state: empty, revision: null };
      const view = queueOf.getView();
      queueOf()?.change(base, seen ?? view.pending ?? base.state, next);
    },
    /** Tries at once what waits for the network, or what was refused. */
    saveNow: () => queueOf()?.wake(),
    choose: (choice: 'mine' | 'theirs') => queueOf()?.choose(choice),
  };
}

/** A list on screen, and how its saving stands. */
export function useSavedQuery<State, Data>(list: SavedQuery<State, Data>) {
  const loaded = useQuery(list.query);
  const hasNothing = loaded.data === undefined || list.findSaved(loaded.data) === undefined;
  const view = useSavingView(list.queueOf, loaded.isError && hasNothing);
  // Once the fall-back stands, a later try must not take it away from under the fan's hands.
  const [hasFailed, setHasFailed] = useState(false);
  if (loaded.isError && !hasFailed) setHasFailed(true);

  return {
    ...describeList(list, loaded, view),
    /** Loading has failed once. */
    hasFailed,
    unread: hasFailed ? findUnread(list, loaded) : undefined,
    error: loaded.error,
    reload: () => void loaded.refetch(),
  };
}

/** A list that could not be read: what is shown is this browser's copy, or what stands where nothing was saved. */
export type Unread = {
  readonly hasCopy: boolean;
  /** When the copy was made, in milliseconds since 1970. */
  readonly copiedAt: number | undefined;
};

/** What stands in for a list whose loading failed; undefined once it was read. */
export function findUnread<State, Data>(
  list: Pick<SavedQuery<State, Data>, 'findSaved' | 'isCopy' | 'copiedAt'>,
  { data, dataUpdatedAt }: Pick<UseQueryResult<Data>, 'data' | 'dataUpdatedAt'>,
): Unread | undefined {
  if (dataUpdatedAt > NEVER) return undefined;
  const hasCopy = data !== undefined && list.findSaved(data) !== undefined;
  // What the server answered to a save is as good as read.
  if (hasCopy && !list.isCopy()) return undefined;
  return { hasCopy, copiedAt: hasCopy ? list.copiedAt() : undefined };
}

/** What a screen is told of a list, by how its loading and its saving stand. */
export function describeList<State, Data>(
  list: Pick<SavedQuery<State, Data>, 'findSaved' | 'findShown'>,
  loaded: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isFetching'>,
  view: SavingView<State>,
) {
  const saved = loaded.data === undefined ? undefined : list.findSaved(loaded.data);
  const shown = list.findShown(view, saved);
  return {
    /** Undefined where nothing is known: while it loads, and where that failed. */
    shown,
    saved,
    pending: view.pending,
    status: view.status,
    conflict: view.conflict,
    isRefused: view.refused !== undefined,
    isLoading: !view.isRead || (shown === undefined && (loaded.isPending || loaded.isFetching)),
    /** Whether what the browser keeps was read. */
    isRead: view.isRead,
  };
}
