import { get, update as updateValue } from 'idb-keyval';
import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { openKeyStore } from '#lib/browser/key-store.ts';
import { inTime, LATE } from '#lib/in-time.ts';
import type { SavingStorage } from '#lib/saving/saving-ports.ts';
import type { SavingRecord } from '#lib/saving/saving-record.ts';

/** A browser that can't open its database may keep a page waiting for ever instead of failing: lists would never show. */
const PATIENCE_MS = 5000;

/** The names under which the browser keeps it all. */
export const DATABASE = 'thirteen-saving' satisfies BrowserKey;
export const STORE = 'lists';

/** IndexedDB, shared by all tabs. */
export function indexedDbStorage(): SavingStorage {
  const store = openKeyStore(DATABASE, STORE);
  return {
    // Browsers that may keep nothing refuse at once: that, too, is a failure of the work.
    read: async (key) => get<SavingRecord<unknown>>(key, store),
    update: async (key, change) => {
      let next: SavingRecord<unknown> | undefined;
      await updateValue<SavingRecord<unknown>>(key, (record) => (next = change(record)), store);
      if (!next) throw new Error('The record was not written.');
      return next;
    },
  };
}

/**
 * Goes on in the memory of the page where the storage fails (private window, full disk) or does not answer in time:
 * saving matters more than keeping. The storage still gets every change, is waited for again once it has answered, and
 * is then given what it missed.
 */
export function withMemory(storage: SavingStorage, patienceMs = PATIENCE_MS): SavingStorage {
  const memory = new Map<string, SavingRecord<unknown>>();
  /** The lists whose last change the storage refused: memory alone has them. */
  const unkept = new Set<string>();
  let isAnswering = true;

  /** Undefined where the storage fails or is late. */
  async function tryStorage<Value>(work: Promise<Value>): Promise<{ readonly value: Value } | undefined> {
    const outcome = work.then(
      (value) => {
        isAnswering = true;
        return { value };
      },
      () => undefined,
    );
    if (!isAnswering) return undefined;
    const answer = await inTime(outcome, patienceMs);
    if (answer === LATE) isAnswering = false;
    return answer === LATE ? undefined : answer;
  }

  async function update(
    key: string,
    change: (record: SavingRecord<unknown> | undefined) => SavingRecord<unknown>,
  ): Promise<SavingRecord<unknown>> {
    const missed = unkept.has(key) ? memory.get(key) : undefined;
    const work = storage.update(key, (stored) => change(missed ?? stored));
    void work.then(
      () => unkept.delete(key),
      () => unkept.add(key),
    );
    const answer = await tryStorage(work);
    const record = answer ? answer.value : change(memory.get(key));
    memory.set(key, record);
    return record;
  }

  return {
    read: async (key) => {
      const answer = await tryStorage(storage.read(key));
      return answer && !unkept.has(key) ? answer.value : memory.get(key);
    },
    update,
  };
}
