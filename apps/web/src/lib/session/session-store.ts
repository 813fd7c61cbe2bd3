import type { BrowserStorage } from '#lib/browser/safe-storage.ts';

/** A fan who is logged in, in this browser. `expiresAt` is in milliseconds since 1970. */
export type Session = { readonly token: string; readonly username: string; readonly expiresAt: number };

/** Why a session ended: the fan logged out here or in another tab, its life ran out, or the server refused its token. */
export type SessionEnd = 'logout' | 'elsewhere' | 'expired' | 'refused';

/** What the store needs of the browser, so that its rules can be tested without one. */
export type SessionSurroundings = {
  readonly storage: BrowserStorage;
  readonly now: () => number;
  readonly startTimer: (run: () => void, delayMs: number) => unknown;
  readonly stopTimer: (timer: unknown) => void;
};

export type SessionStore = {
  readonly current: () => Session | undefined;
  readonly start: (login: { token: string; username: string; expiresInSeconds: number }) => void;
  readonly end: (reason: SessionEnd) => void;
  /** Ends a session whose life ran out while timers slept. Call it when the tab wakes up. */
  readonly check: () => void;
  /** Reads again what another tab may have written. */
  readonly reread: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** `username` is that of the fan whose session ended. */
  readonly onEnd: (listener: (reason: SessionEnd, username: string) => void) => () => void;
};

/** The names under which the specification keeps a session; `expiresIn` holds an ISO date. */
export const SESSION_KEYS = ['token', 'expiresIn', 'username'] as const;

// Timers run on a clock of their own: looking at the real one each minute meets sleep, clock changes and the limit of
// 2^31 milliseconds, beyond which a timer would fire at once.
const LONGEST_TIMER_MS = 60_000;

/** Keeps the session in storage, restores it and ends it in time. */
export function createSessionStore({
  storage,
  now,
  startTimer,
  stopTimer,
}: SessionSurroundings): SessionStore {
  const listeners = new Set<() => void>();
  const endListeners = new Set<(reason: SessionEnd, username: string) => void>();
  let timer: unknown;
  let session = restore();
  arm();

  function restore(): Session | undefined {
    const stored = read();
    if (stored !== undefined && stored.expiresAt > now()) return stored;
    forget();
    return undefined;
  }

  function read(): Session | undefined {
    const [token, expiresIn, username] = SESSION_KEYS.map((key) => storage.getItem(key));
    const expiresAt = Date.parse(expiresIn ?? '');
    return token && username && !Number.isNaN(expiresAt) ? { token, username, expiresAt } : undefined;
  }

  function forget() {
    for (const key of SESSION_KEYS) storage.removeItem(key);
  }

  function arm() {
    stopTimer(timer);
    if (session === undefined) return;
    timer = startTimer(check, Math.min(Math.max(session.expiresAt - now(), 0), LONGEST_TIMER_MS));
  }

  function check() {
    if (session !== undefined && session.expiresAt <= now()) end('expired');
    else arm();
  }

  function become(next: Session | undefined, reason: SessionEnd) {
    const ended = next === undefined ? session : undefined;
    session = next;
    arm();
    for (const listener of listeners) listener();
    if (ended) for (const listener of endListeners) listener(reason, ended.username);
  }

  function end(reason: SessionEnd) {
    forget();
    become(undefined, reason);
  }

  return {
    current: () => session,
    start: ({ token, username, expiresInSeconds }) => {
      const expiresAt = now() + expiresInSeconds * 1000;
      storage.setItem('token', token);
      storage.setItem('expiresIn', new Date(expiresAt).toISOString());
      storage.setItem('username', username);
      become({ token, username, expiresAt }, 'logout');
    },
    end,
    check,
    reread: () => {
      const stored = read();
      const next = stored !== undefined && stored.expiresAt > now() ? stored : undefined;
      if (!isSame(next, session)) become(next, 'elsewhere');
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}

function isSame(a: Session | undefined, b: Session | undefined): boolean {
  return a?.token === b?.token && a?.username === b?.username && a?.expiresAt === b?.expiresAt;
}
