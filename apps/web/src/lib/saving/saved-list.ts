import { useCallback, useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, useSession } from '#lib/session.ts';
import { browserPorts } from './browser-ports.ts';
import type { SavedList, SavingPorts } from './saving-ports.ts';
import { openSavingQueue, type SavingQueue } from './saving-queue.ts';
import { nothingToSave, type SavingView } from './saving-view.ts';

/** Gives the saving queue of a list for the fan who is logged in; undefined when nobody is. */
export type QueueOf<State> = () => SavingQueue<State> | undefined;

let ports: SavingPorts | undefined;

/**
 * Ties a list to the session: its queue opens on first use, then sends what waits in the browser, and closes with the
 * session. What is pending by then waits for the same fan.
 */
export function queueOfSession<State>(list: SavedList<State>): QueueOf<State> {
  let open: { readonly queue: SavingQueue<State>; readonly owner: string } | undefined;

  function closeForOthers() {
    if (!open || open.owner === currentSession()?.username) return;
    open.queue.close();
    open = undefined;
  }
  subscribeToSession(closeForOthers);

  return () => {
    closeForOthers();
    const owner = currentSession()?.username;
    if (owner === undefined) return undefined;
    ports ??= browserPorts();
    open ??= { queue: openSavingQueue(list, owner, ports), owner };
    return open.queue;
  };
}

/** How the saving of a list stands, for the screen. */
export function useSavingView<State>(queueOf: QueueOf<State>): SavingView<State> {
  useSession();
  const queue = queueOf();
  const subscribe = useCallback((listener: () => void) => queue?.subscribe(listener) ?? (() => {}), [queue]);
  return useSyncExternalStore(subscribe, () => queue?.getView() ?? nothingToSave);
}
