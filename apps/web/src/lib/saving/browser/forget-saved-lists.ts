import { entries, promisifyRequest } from 'idb-keyval';
import { openKeyStore } from '#lib/browser/key-store.ts';
import { DATABASE, STORE } from './browser-storage.ts';
import { isListOf, keyOf, waitingOf, type SavingRecord } from '#lib/saving/saving-record.ts';

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

/** A list with changes that wait in this browser to be sent, or for the fan to decide. */
export type PendingList = { readonly name: string; readonly changes: number };

/** A fan's lists with changes that wait, first the one that waits longest. */
export async function listPendingLists(username: string): Promise<readonly PendingList[]> {
  const records = await entries<string, SavingRecord<unknown>>(openKeyStore(DATABASE, STORE));
  const lists = records.flatMap(([key, record]) => {
    const waiting = waitingOf(record);
    return isListOf(key, username) && waiting
      ? [{ ...waiting, name: key.slice(keyOf(username, '').length) }]
      : [];
  });
  return lists.toSorted((a, b) => a.since - b.since).map(({ name, changes }) => ({ name, changes }));
}

/**
 * Forgets what this browser knows of the lists of a fan who logs out, and of those that the server has of others: the
 * next fan here must not find them, nor their names. What others could not send before their session expired waits for them.
 */
export async function forgetSavedLists(username: string): Promise<void> {
  await changeAll((key, record) => (record.pending && !isListOf(key, username) ? record : undefined));
}

/**
 * Forgets what this browser knows that the server has of the lists of all but the fan who is here. Answers the names of
 * those for whom changes wait, in small letters.
 */
export async function forgetOthersCopies(username: string | undefined): Promise<readonly string[]> {
  const waiting = new Set<string>();
  await changeAll((key, record) => {
    if (username !== undefined && isListOf(key, username)) return record;
    if (!record.pending) return undefined;
    waiting.add(key.slice(0, key.indexOf('/')));
    return record.acknowledged ? { ...record, version: record.version + 1, acknowledged: null } : record;
  });
  return [...waiting];
}

/** Forgets all lists of a fan, also what waits. */
export async function forgetListsOf(username: string): Promise<void> {
  await changeAll((key, record) => (isListOf(key, username) ? undefined : record));
}

/** Changes each record that this browser keeps; one that `change` answers undefined for goes, with its name. */
async function changeAll(
  change: (key: string, record: SavingRecord<unknown>) => SavingRecord<unknown> | undefined,
): Promise<void> {
  await whenQueuesClosed();
  await openKeyStore(DATABASE, STORE)('readwrite', (store) => {
    const request: IDBRequest<IDBCursorWithValue | null> = store.openCursor();
    request.addEventListener('success', () => {
      const { result: cursor } = request;
      if (!cursor) return;
      const record = cursor.value as SavingRecord<unknown>;
      const next = change(String(cursor.key), record);
      if (!next) cursor.delete();
      else if (next !== record) cursor.update(next);
      cursor.continue();
    });
    return promisifyRequest(store.transaction);
  });
}
