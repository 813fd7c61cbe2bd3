import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { listKept, safeStorage } from '#lib/browser/safe-storage.ts';
import {
  forgetListsOf,
  forgetOthersCopies,
  forgetSavedLists,
} from '#lib/saving/browser/forget-saved-lists.ts';
import { currentSession } from './session.ts';

const OF_ONE_FAN = [
  'all-songs/',
  'sort-of/',
  'changed-sorts/',
  'album-title/',
  'profile-shape/',
  'left/',
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

/** So long what a fan could not send waits in this browser after their session ended by itself, in milliseconds. */
const WAITS_MS = 30 * 24 * 60 * 60_000;
const LEFT = 'left/' satisfies BrowserKey;

/**
 * Forgets what can be read of fans who are not here any more, though they never logged out. What they could not send
 * waits for them for 30 days from the first time that they are found to be gone.
 */
export async function forgetLeftFans(now: number = Date.now()): Promise<void> {
  const here = currentSession()?.username.toLowerCase();
  // A browser without IndexedDB keeps no lists.
  const waiting = await forgetOthersCopies(here).catch(() => []);
  const kept = listKept();
  const ownedBy = (prefix: string) =>
    kept.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length).replace(/\/.*/, ''));
  const named = OF_ONE_FAN.flatMap((prefix) => (prefix === LEFT ? [] : ownedBy(prefix)));
  const typing = kept.filter(isTyped).map((key) => key.slice(key.lastIndexOf(':') + 1).toLowerCase());
  const left = new Set([...waiting, ...named, ...typing]);
  // Those for whom nothing waits are not named.
  for (const name of ownedBy(LEFT))
    if (name === here || !left.has(name)) storage.removeItem(`${LEFT}${name}`);
  if (here !== undefined) left.delete(here);
  for (const name of left) {
    const since = Number(storage.getItem(`${LEFT}${name}`) ?? Number.NaN);
    if (Number.isNaN(since) || since > now) storage.setItem(`${LEFT}${name}`, String(now));
    else if (now - since > WAITS_MS) await forgetWaiting(name);
  }
}

async function forgetWaiting(name: string): Promise<void> {
  for (const key of listKept()) {
    const isTheirs = OF_ONE_FAN.some((prefix) => `${key}/`.startsWith(`${prefix}${name}/`));
    if (isTheirs || (isTyped(key) && key.toLowerCase().endsWith(`:${name}`)))
      storage.removeItem(key as BrowserKey);
  }
  storage.removeItem(`${LEFT}${name}`);
  await forgetListsOf(name).catch(() => undefined);
}

const isTyped = (key: string): boolean => key.startsWith('unsaved:');

function isOf(name: string, key: string): key is BrowserKey {
  if (OF_WHOEVER_IS_HERE.some((prefix) => key.startsWith(prefix))) return true;
  return OF_ONE_FAN.some((prefix) => `${key}/`.startsWith(`${prefix}${name}/`));
}
