import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { listKept, safeStorage } from '#lib/browser/safe-storage.ts';
import { forgetSavedLists } from '#lib/saving/forget-saved-lists.ts';

const OF_ONE_FAN = [
  'all-songs/',
  'sort-of/',
  'changed-sorts/',
  'album-title/',
  'profile-shape/',
] as const satisfies BrowserKey[];
/** What was typed anywhere, and what was tapped and sorted before the login: the fan's, whose browser this was. */
const OF_WHOEVER_IS_HERE = [
  'unsaved:',
  'sorter/',
  'loved-songs',
  'visitor-top13',
] as const satisfies BrowserKey[];

const storage = safeStorage();

/**
 * Forgets what this browser keeps of a fan who logs out: the next one here must not find it. A part of the app's first code,
 * since code that can't be loaded just then would leave it all there.
 */
export async function forgetFan(username: string): Promise<void> {
  for (const key of listKept()) if (isOf(username.toLowerCase(), key)) storage.removeItem(key);
  // A browser without IndexedDB keeps no lists.
  await forgetSavedLists(username).catch(() => undefined);
}

function isOf(name: string, key: string): key is BrowserKey {
  if (OF_WHOEVER_IS_HERE.some((prefix) => key.startsWith(prefix))) return true;
  return OF_ONE_FAN.some((prefix) => `${key}/`.startsWith(`${prefix}${name}/`));
}
