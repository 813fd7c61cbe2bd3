import { useSyncExternalStore } from 'react';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { createSessionStore, SESSION_KEYS, type Session } from './session-store.ts';

const store = createSessionStore({
  storage: safeStorage(),
  now: Date.now,
  startTimer: (run, delayMs) => setTimeout(run, delayMs),
  stopTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
});

if (typeof window !== 'undefined') {
  // Another tab writes its keys one by one: the last of a login and each of a logout make a difference, the rest none.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || SESSION_KEYS.some((name) => name === key)) store.reread();
  });
  document.addEventListener('visibilitychange', store.check);
  window.addEventListener('focus', store.check);
  window.addEventListener('pageshow', store.check);
}

/** The session of this moment, for code outside React; undefined when nobody is logged in. */
export const currentSession = store.current;
export const startSession = store.start;
/** Clears the session here. To log out a fan use `logOut`, which also informs the server. */
export const endSession = store.end;
export const subscribeToSession = store.subscribe;
export const onSessionEnd = store.onEnd;

/** The session on screen; undefined when nobody is logged in. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(store.subscribe, store.current);
}

/** Whether two usernames are one fan's: the case makes no difference. */
export function isSameFan(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}
