import { createStore, keys, update } from 'idb-keyval';
import { DATABASE, STORE } from './browser-storage.ts';
import type { SavingRecord } from './saving-record.ts';

/**
 * Forgets what this browser knows of lists that the server has: the next fan here must not find them. What was not sent
 * yet stays for its own fan, and so do the versions, by which other tabs tell news from old.
 */
export async function forgetSavedLists(): Promise<void> {
  const store = createStore(DATABASE, STORE);
  for (const key of await keys(store)) {
    await update<SavingRecord<unknown>>(
      key,
      (record) =>
        record?.pending ? record : { version: (record?.version ?? 0) + 1, acknowledged: null, pending: null },
      store,
    );
  }
}
