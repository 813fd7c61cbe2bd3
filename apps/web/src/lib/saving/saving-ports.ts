import type { SavingRecord } from './saving-record.ts';

/** After this long without an answer, in milliseconds, a call that saves counts as lost and is tried again. */
export const CALL_PATIENCE_MS = 20_000;

/** Where records outlive a reload. `update` reads and writes in one step, for all tabs of the browser. */
export type SavingStorage = {
  readonly read: (key: string) => Promise<SavingRecord<unknown> | undefined>;
  readonly update: (
    key: string,
    change: (record: SavingRecord<unknown> | undefined) => SavingRecord<unknown>,
  ) => Promise<SavingRecord<unknown>>;
};

/** Tells the other tabs what changed, and is told what they changed. */
export type SavingChannel = {
  readonly post: (key: string, record: SavingRecord<unknown>) => void;
  readonly listen: (receive: (key: string, record: SavingRecord<unknown>) => void) => () => void;
};

/** Runs the work of one name one after the other, in all tabs where the browser can. */
export type SavingLocks = { readonly hold: (name: string, work: () => Promise<void>) => Promise<void> };

/** The queue's only idea of time. `after` answers the way to call it off. */
type SavingClock = { readonly after: (delayMs: number, act: () => void) => () => void };

/** What a failed call means for a save. */
export type Failure =
  /** Nobody knows whether it arrived, or the server is away: try again. */
  | { readonly kind: 'lost'; readonly retryAfterMs?: number | undefined }
  /** The server holds a newer revision. */
  | { readonly kind: 'stale' }
  /** Something broke, on the server or (`isOurs`) in our own code: another try may do, but not for ever. */
  | { readonly kind: 'fault'; readonly isOurs: boolean }
  /** The session is over, or the page too old: keep everything until the fan is back, or the page loaded anew. */
  | { readonly kind: 'not-from-here' }
  /** The server said no. */
  | { readonly kind: 'refused' };

/** A list that can be woken up to send what waits. */
export type Wakeable = {
  /** Resolves when what waits was sent, or will be tried again later. Never rejects. */
  readonly wake: () => Promise<void>;
  /** Resolves when it is known what waits. */
  readonly whenRead: Promise<void>;
  /** Since when something waits, in milliseconds since 1970; undefined where nothing does. */
  readonly since: () => number | undefined;
};

/** What the queue needs of the world around it: the browser's in pages (`browser/browser-ports.ts`), made ones in tests. */
export type SavingPorts = {
  readonly storage: SavingStorage;
  readonly channel: SavingChannel;
  readonly locks: SavingLocks;
  readonly clock: SavingClock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1, spreads the retries of many fans. */
  readonly random: () => number;
  /**
   * Wakes a list when the network returns, when the tab is looked at again, or by `wakeAll`. Answers the way to call it off.
   */
  readonly onWake: (list: Wakeable) => () => void;
  /** Wakes all lists of the page, so that they are sent in the order in which the fan changed them. */
  readonly wakeAll: () => void;
  /** Says what an error of `read` or `send` means. */
  readonly judge: (error: unknown) => Failure;
};
