import { listKept, safeStorage } from './safe-storage.ts';
import type { BrowserKey } from './browser-data.ts';

const PREFIX = 'unsaved:';
const storage = safeStorage();

/** What a fan has typed somewhere and not saved: texts by a name, such as that of their field. */
export type UnsavedTexts = Readonly<Record<string, string>>;

/** Keeps what a fan typed at a place; undefined removes it. It outlives reloads and sessions that expire. */
export function keepUnsavedTexts(place: string, username: string, texts: UnsavedTexts | undefined): void {
  const key = `${PREFIX}${place}:${username}` as const;
  if (texts === undefined) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(texts));
}

/** What was kept of a fan's texts at a place; undefined when nothing was. */
export function findUnsavedTexts(place: string, username: string): UnsavedTexts | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(`${PREFIX}${place}:${username}`) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return undefined;
  }
}

/** Whether a fan has typed something anywhere that is not saved. */
export function hasUnsavedTexts(username: string): boolean {
  return listKeys().some((key) => key.toLowerCase().endsWith(`:${username.toLowerCase()}`));
}

function listKeys(): readonly string[] {
  return listKept().filter((key) => key.startsWith(PREFIX));
}

/** Ids that a visitor chose, kept in this browser under a name: so many of them at most. */
export function createKeptIds(name: BrowserKey, most: number) {
  return {
    keep: (ids: readonly string[]): void => storage.setItem(name, JSON.stringify(ids)),
    /** Each once; empty where there are none, or where something else stands in their place. */
    read: (): readonly string[] => readIds(storage.getItem(name)).slice(0, most),
    drop: (): void => storage.removeItem(name),
  } as const;
}

function readIds(text: string | null): readonly string[] {
  try {
    const kept: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(kept) ? [...new Set(kept.filter((id) => typeof id === 'string'))] : [];
  } catch {
    return [];
  }
}
