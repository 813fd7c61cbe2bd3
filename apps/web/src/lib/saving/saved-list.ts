import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, useSession } from '#lib/session.ts';
import { browserPorts } from './browser-ports.ts';
import type { SavedList, SavingPorts } from './saving-ports.ts';
import { openSavingQueue, type SavingQueue } from './saving-queue.ts';
import { nothingToSave, type SavingView } from './saving-view.ts';

/** Gives the saving queue of a list for the fan who is logged in; undefined when nobody is. */
export type QueueOf<State> = () => SavingQueue<State> | undefined;

/** Nobody is logged in. */
const NOTHING_TO_READ = Promise.resolve();

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

/**
 * How the saving of a list stands, for the screen of the list: it waits, as for its code, until what this browser keeps
 * of the list was read. So no screen shows the server's answer as the fan's own, or lets it be changed, before that.
 * Where the list could not be loaded, what this browser saved last stands in for it.
 */
export function useSavingView<State>(queueOf: QueueOf<State>, hasLoadFailed: boolean): SavingView<State> {
  useSession();
  const queue = queueOf();
  // Always asked: React repeats a render that waited, and must meet the same promise there.
  use(queue?.whenRead ?? NOTHING_TO_READ);
  const subscribe = useCallback((listener: () => void) => queue?.subscribe(listener) ?? (() => {}), [queue]);
  useEffect(() => {
    if (hasLoadFailed) queue?.standIn();
  }, [queue, hasLoadFailed]);
  return useSyncExternalStore(subscribe, () => queue?.getView() ?? nothingToSave);
}
