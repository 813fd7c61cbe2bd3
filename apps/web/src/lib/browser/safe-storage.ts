import type { BrowserKey } from './browser-data.ts';

/** Texts by the names that `browser-data.ts` lists. */
export type BrowserStorage = {
  readonly getItem: (key: BrowserKey) => string | null;
  readonly setItem: (key: BrowserKey, value: string) => void;
  readonly removeItem: (key: BrowserKey) => void;
};

/** What the browser refused to keep, and what it had of that instead: from then on the page's own value counts. */
const memory = new Map<BrowserKey, { readonly value: string; readonly over: string | null }>();

/** The browser's storage, or one that lasts as long as the page where the browser keeps none (blocked, private, full). */
export function safeStorage(): BrowserStorage {
  return {
    getItem: (key) => {
      const stored = read(key);
      const refused = memory.get(key);
      // Where another tab has written since, that is newer.
      return refused?.over === stored ? refused.value : stored;
    },
    setItem: (key, value) => {
      memory.delete(key);
      if (tryStorage((storage) => (storage.setItem(key, value), true)) === undefined)
        memory.set(key, { value, over: read(key) });
    },
    removeItem: (key) => {
      memory.delete(key);
      tryStorage((storage) => storage.removeItem(key));
    },
  };
}

/** The names under which the browser keeps texts, of this site as of anything else at its address. */
export function listKept(): readonly string[] {
  return tryStorage((storage) => Object.keys(storage)) ?? [];
}

/** Whether the browser lets this site keep anything: without it, a session ends with its page. */
export function keepsData(): boolean {
  return tryStorage((storage) => storage.length) !== undefined;
}

/** Whether all that the site gave this browser to keep is there after a reload, too. */
export function keepsAll(): boolean {
  return keepsData() && memory.size === 0;
}

function read(key: BrowserKey): string | null {
  return tryStorage((storage) => storage.getItem(key)) ?? null;
}

function tryStorage<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
