import { createStore, get, update } from 'idb-keyval';
import type { SavingStorage } from './saving-ports.ts';
import type { SavingRecord } from './saving-record.ts';

/** A browser that can't open its database may keep a page waiting for ever instead of failing. */
const PATIENCE_MS = 3000;

/** The names under which the browser keeps it all. */
export const DATABASE = 'thirteen-saving';
export const STORE = 'lists';

/** IndexedDB, shared by all tabs. */
export function indexedDbStorage(): SavingStorage {
  const store = createStore(DATABASE, STORE);
  return {
    read: (key) => get<SavingRecord<unknown>>(key, store),
    update: async (key, change) => {
      let next: SavingRecord<unknown> | undefined;
      await update<SavingRecord<unknown>>(key, (record) => (next = change(record)), store);
      if (!next) throw new Error('The record was not written.');
      return next;
    },
  };
}

/** Goes on in the memory of the page where the storage fails (private window, full disk): saving matters more than keeping. */
export function withMemory(storage: SavingStorage, patienceMs = PATIENCE_MS): SavingStorage {
  const memory = new Map<string, SavingRecord<unknown>>();
  let isBroken = false;

  async function tryStorage<Value>(work: () => Promise<Value>, instead: () => Value): Promise<Value> {
    if (isBroken) return instead();
    try {
      return await inTime(work(), patienceMs);
    } catch {
      isBroken = true;
      return instead();
    }
  }

  function remember(key: string, record: SavingRecord<unknown>): SavingRecord<unknown> {
    memory.set(key, record);
    return record;
  }

  return {
    read: (key) =>
      tryStorage(
        () => storage.read(key),
        () => memory.get(key),
      ),
    update: async (key, change) =>
      remember(
        key,
        await tryStorage(
          () => storage.update(key, change),
          () => change(memory.get(key)),
        ),
      ),
  };
}

async function inTime<Value>(work: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer.')), patienceMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
