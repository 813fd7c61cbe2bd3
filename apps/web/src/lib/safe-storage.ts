import type { BrowserKey } from './browser-data.ts';

/** Texts by the names that `browser-data.ts` lists. */
export type BrowserStorage = {
  readonly getItem: (key: BrowserKey) => string | null;
  readonly setItem: (key: BrowserKey, value: string) => void;
  readonly removeItem: (key: BrowserKey) => void;
};

/** The browser's storage, or one that lasts as long as the page where the browser keeps none (blocked, private, full). */
export function safeStorage(): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => tryStorage((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
    setItem: (key, value) => {
      memory.delete(key);
      if (tryStorage((storage) => (storage.setItem(key, value), true)) === undefined) memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      tryStorage((storage) => storage.removeItem(key));
    },
  };
}

function tryStorage<Value>(read: (storage: Storage) => Value): Value | undefined {
  try {
    return read(localStorage);
  } catch {
    return undefined;
  }
}
