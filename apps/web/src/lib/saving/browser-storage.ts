import { createStore, get, update } from 'idb-keyval';
import type { SavingStorage } from './saving-ports.ts';
import type { SavingRecord } from './saving-record.ts';

/** A browser that can't open its database may keep a page waiting for ever instead of failing: lists would never show. */
const PATIENCE_MS = 5000;

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

/**
 * Goes on in the memory of the page where the storage fails (private window, full disk): saving matters more than
 * keeping. A storage that is only late gets every change all the same, and is believed again once it has answered.
 */
export function withMemory(storage: SavingStorage, patienceMs = PATIENCE_MS): SavingStorage {
  const memory = new Map<string, SavingRecord<unknown>>();
  let isBroken = false;
  let isLate = false;

  async function tryStorage<Value>(begin: () => Promise<Value>, instead: () => Value): Promise<Value> {
    if (isBroken) return instead();
    const work = begin();
    const end = work.then(
      () => (isLate = false),
      () => (isBroken = true),
    );
    try {
      if (isLate || !(await isInTime(end, patienceMs))) {
        isLate = true;
        return instead();
      }
      return await work;
    } catch {
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

async function isInTime(end: Promise<unknown>, patienceMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  try {
    return await Promise.race([end.then(() => true), limit]);
  } finally {
    clearTimeout(timer);
  }
}
