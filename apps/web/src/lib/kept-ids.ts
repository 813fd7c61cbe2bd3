import type { BrowserKey } from './browser/browser-data.ts';
import { safeStorage } from './browser/safe-storage.ts';

const storage = safeStorage();

/** Ids that a visitor chose, kept in this browser under a name: so many of them at most. */
export function createKeptIds(name: BrowserKey, most: number) {
  return {
    keep: (ids: readonly string[]): void => storage.setItem(name, JSON.stringify(ids)),
    /** Empty where there are none, or where something else stands in their place. */
    read: (): readonly string[] => parse(storage.getItem(name)).slice(0, most),
    drop: (): void => storage.removeItem(name),
  } as const;
}

function parse(text: string | null): readonly string[] {
  try {
    const kept: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
