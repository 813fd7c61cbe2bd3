import { createStore, type UseStore } from 'idb-keyval';
import type { BrowserKey } from './browser-data.ts';

const running = new Set<IDBTransaction>();
let isLeft = false;

// WebKit answers no later page about a database in which an earlier one was left at work. Others finish such work.
if (typeof navigator !== 'undefined' && (navigator as Partial<Navigator>).vendor?.startsWith('Apple')) {
  window.addEventListener('pagehide', () => {
    isLeft = true;
    for (const transaction of running) transaction.abort();
  });
  window.addEventListener('pageshow', () => (isLeft = false));
}

/** A store of the browser's for values by their keys, opened when it is first used. */
export function openKeyStore(database: BrowserKey, name: string): UseStore {
  const open = createStore(database, name);
  return async (mode, act) =>
    open(mode, (store) => {
      const { transaction } = store;
      if (isLeft) transaction.abort();
      running.add(transaction);
      for (const type of ['complete', 'abort'])
        transaction.addEventListener(type, () => running.delete(transaction));
      return act(store);
    });
}

/** Whether there are such stores: browsers that are told to keep nothing may refuse to speak of it. */
export function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}
