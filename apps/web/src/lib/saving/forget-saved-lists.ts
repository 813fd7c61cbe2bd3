import { createStore, entries, keys, update } from 'idb-keyval';
import { DATABASE, STORE } from './browser-storage.ts';
import { isListOf, keyOf, type SavingRecord } from './saving-record.ts';

const closing = new Set<Promise<void>>();

/** Notes that a queue is being closed, until it keeps no more changes in the browser. */
export function noteClosing(closed: Promise<void>): void {
  closing.add(closed);
  void closed.then(() => closing.delete(closed));
}

/** Resolves when the queues of those who have logged out keep no more changes in the browser. */
export async function whenQueuesClosed(): Promise<void> {
  await Promise.all(closing);
}

/** The names of a fan's lists whose changes wait in this browser to be sent, or for the fan to decide. */
export async function listPendingLists(username: string): Promise<readonly string[]> {
  const records = await entries<string, SavingRecord<unknown>>(createStore(DATABASE, STORE));
  return records.flatMap(([key, { pending }]) =>
    isListOf(key, username) && pending ? [key.slice(keyOf(username, '').length)] : [],
  );
}

/**
 * Forgets what this browser knows of the lists of a fan who logs out, and of those that the server has of others: the
 * next fan here must not find them. What others could not send before their session expired waits for them. The versions
 * stay, by which other tabs tell a newer record from an older one.
 */
export async function forgetSavedLists(username: string): Promise<void> {
  await whenQueuesClosed();
  const store = createStore(DATABASE, STORE);
  for (const key of await keys<string>(store)) {
    await update<SavingRecord<unknown>>(
      key,
      (record) =>
        record?.pending && !isListOf(key, username)
          ? record
          : { version: (record?.version ?? 0) + 1, acknowledged: null, pending: null },
      store,
    );
  }
}
