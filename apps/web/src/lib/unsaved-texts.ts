import { safeStorage } from './safe-storage.ts';

const PREFIX = 'unsaved:';
const storage = safeStorage();

/** What a fan has typed somewhere and not saved: texts by a name, such as that of their field. */
export type UnsavedTexts = Readonly<Record<string, string>>;

/** Keeps, or with undefined lets go, what a fan typed at a place. It outlives reloads and sessions that expire. */
export function keepUnsavedTexts(place: string, username: string, texts: UnsavedTexts | undefined): void {
  const key = `${PREFIX}${place}:${username}`;
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

/** Forgets all of them: the next fan at this browser must not read them. */
export function forgetUnsavedTexts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  } catch {
    // A browser without storage has kept nothing beyond this page.
  }
}
