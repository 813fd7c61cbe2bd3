import { emptyTop13, TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { onSessionEnd } from '#lib/session/session.ts';
import { createStore } from '#lib/store.ts';

const NAME = 'visitor-top13';
const storage = safeStorage();

/** The Top 13 of a visitor, in this browser alone until an account takes it over. */
export const visitorTop13 = createStore<Top13>(parse(storage.getItem(NAME)));

visitorTop13.subscribe(() => {
  const top13 = visitorTop13.get();
  if (top13.every((id) => id === null)) storage.removeItem(NAME);
  else storage.setItem(NAME, JSON.stringify(top13));
});

// What was placed here before the login is that fan's: the next one must not find it.
onSessionEnd((reason) => {
  if (reason === 'logout') visitorTop13.set(emptyTop13);
});

function parse(text: string | null): Top13 {
  try {
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    const isWhole = Array.isArray(kept) && kept.length === TOP13_SLOTS;
    return isWhole ? kept.map((id: unknown) => (typeof id === 'string' ? id : null)) : emptyTop13;
  } catch {
    return emptyTop13;
  }
}
