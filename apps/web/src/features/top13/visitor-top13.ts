import { emptyTop13, TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { onSessionEnd } from '#lib/session/session.ts';
import { createStore } from '#lib/store.ts';
import { createKeptIds } from '#lib/browser/unsaved.ts';
import { isSameTop13 } from './top13-change.ts';

const NAME = 'visitor-top13';
const storage = safeStorage();

/** The Top 13 of a visitor, in this browser alone until an account takes it over. */
export const visitorTop13 = createStore<Top13>(parse(storage.getItem(NAME)));

visitorTop13.subscribe(() => {
  const top13 = visitorTop13.get();
  if (top13.every((id) => id === null)) storage.removeItem(NAME);
  else storage.setItem(NAME, JSON.stringify(top13));
});

/** The sort whose result was put into it last, and the songs of that, as ids. */
const lastSorted = createKeptIds('visitor-top13-sorted', 1 + TOP13_SLOTS);

/** The id of the sort whose result was put into the visitor's Top 13 last. */
export const readLastSort = (): string | undefined => lastSorted.read()[0];

/** The visitor's Top 13 becomes what a sort has come to. */
export function placeSorted(sortId: string, songs: readonly string[]): void {
  visitorTop13.set(inSlots(songs));
  lastSorted.keep([sortId, ...songs.slice(0, TOP13_SLOTS)]);
}

/**
 * Whether the visitor's Top 13 may become what a sort has come to without a question: it is as this sort left it, or this
 * sort, new to it, takes nothing away.
 */
export function losesNothing(now: Top13, sortId: string, songs: readonly string[]): boolean {
  const [last, ...placed] = lastSorted.read();
  if (last === sortId) return isSameTop13(now, inSlots(placed));
  return now.every((id, index) => id === null || id === songs[index]);
}

/** Songs as a Top 13, from the first slot on. */
export function inSlots(songs: readonly string[]): Top13 {
  return emptyTop13.map((_, index) => songs[index] ?? null);
}

if (typeof window !== 'undefined') {
  // What another tab did.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME) visitorTop13.set(parse(newValue));
  });
}

// What was placed here before the login is that fan's: the next one must not find it.
onSessionEnd((reason) => {
  if (reason !== 'logout') return;
  visitorTop13.set(emptyTop13);
  lastSorted.drop();
});

function parse(text: string | null): Top13 {
  try {
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    const isWhole = Array.isArray(kept) && kept.length === TOP13_SLOTS;
    if (!isWhole) return emptyTop13;
    return kept.map((id: unknown, at) => (typeof id === 'string' && kept.indexOf(id) === at ? id : null));
  } catch {
    return emptyTop13;
  }
}
