import { useEffect, useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession } from '#lib/session/session.ts';
import { browserPorts } from './browser/browser-ports.ts';
import { noteClosing } from './browser/forget-saved-lists.ts';
import type { SavingPorts } from './saving-ports.ts';
import { openSavingQueue, type SavingQueue } from './saving-queue.ts';
import { notRead, nothingToSave, type SavingView } from './saving-view.ts';
import type { SavedList } from './list-rules.ts';

/** The saving queue of a list for the fan who is logged in. Calling it opens the queue; undefined when nobody is logged in. */
export type QueueOf<State> = {
  (): SavingQueue<State> | undefined;
  /** How the saving stands. Opens nothing: a queue that is not open counts as not read. */
  readonly getView: () => SavingView<State>;
  /** Opens the queue and tells of each change of its view, also when another fan logs in. Not for use while rendering. */
  readonly subscribe: (listener: () => void) => () => void;
};

let sharedPorts: SavingPorts | undefined;
const sharePorts = () => (sharedPorts ??= browserPorts());

const openQueues = new Set<Pick<SavingQueue<unknown>, 'getView' | 'subscribe' | 'wake'>>();

/** Whether something in the lists that are open has not reached the server, or was refused there. */
function hasUnsavedChanges(): boolean {
  return [...openQueues].some((queue) => {
    const { pending, refused } = queue.getView();
    return pending !== undefined || refused !== undefined;
  });
}

/** Sends what waits in the lists that are open. Answers whether all of it was saved within a time in milliseconds. */
export async function sendOpenLists(limitMs: number): Promise<boolean> {
  for (const queue of openQueues) queue.wake();
  if (!hasUnsavedChanges()) return true;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  const stops = [...openQueues].map((queue) => queue.subscribe(() => hasUnsavedChanges() || resolve()));
  await promise;
  clearTimeout(timer);
  for (const stop of stops) stop();
  return !hasUnsavedChanges();
}

/**
 * Ties a list to the session: its queue opens on first use, then sends what waits in the browser, and closes with the
 * session. What is pending by then waits for the same fan.
 */
export function queueOfSession<State>(list: SavedList<State>, getPorts = sharePorts): QueueOf<State> {
  const listeners = new Set<() => void>();
  let open: { readonly queue: SavingQueue<State>; readonly owner: string } | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  function closeForOthers() {
    if (!open || open.owner === currentSession()?.username) return;
    openQueues.delete(open.queue);
    noteClosing(open.queue.close());
    open = undefined;
  }

  function openForFan(): SavingQueue<State> | undefined {
    closeForOthers();
    const owner = currentSession()?.username;
    if (owner === undefined) return undefined;
    if (!open) {
      open = { queue: openSavingQueue(list, owner, getPorts()), owner };
      open.queue.subscribe(tell);
      openQueues.add(open.queue);
    }
    return open.queue;
  }

  subscribeToSession(() => {
    closeForOthers();
    if (listeners.size > 0) openForFan();
    tell();
  });

  return Object.assign(openForFan, {
    getView: () => {
      const owner = currentSession()?.username;
      if (owner === undefined) return nothingToSave;
      return open?.owner === owner ? open.queue.getView() : notRead;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      openForFan();
      return () => void listeners.delete(listener);
    },
  });
}

/**
 * How the saving of a list stands, for the screen of the list. Until `isRead`, what this browser keeps of the list is
 * not known: a screen waits as for the list itself, so that it never shows the server's answer as the fan's own, or lets
 * it be changed, before that. Where the list could not be loaded, what this browser saved last stands in for it.
 */
export function useSavingView<State>(queueOf: QueueOf<State>, hasLoadFailed: boolean): SavingView<State> {
  const view = useSyncExternalStore(queueOf.subscribe, queueOf.getView);
  const { isRead } = view;
  useEffect(() => {
    if (hasLoadFailed && isRead) queueOf()?.standIn();
  }, [queueOf, hasLoadFailed, isRead]);
  return view;
}
