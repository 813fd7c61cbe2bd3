import type { SavingPorts } from './saving-ports.ts';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** Waits twice as long after each failure (1 for the first), at most 30 s, spread by a quarter around that. */
export function nextDelayMs(failures: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (0.75 + random / 2));
}

/** When a save that failed is tried again. */
type BackOff = {
  /** Whether another try is planned. */
  readonly isPlanned: () => boolean;
  /** Whether a try may come before the planned one: not where the server said when. */
  readonly mayHurry: () => boolean;
  /** Plans the next try, later with each failure, or after the time that the server asked for. */
  readonly plan: (retryAfterMs: number | undefined) => void;
  readonly cancel: () => void;
  /** A try was answered: the next failure is the first one again. */
  readonly reset: () => void;
};

/** Plans the tries of one list, one at a time; each calls `retry`, by when none is planned any more. */
export function createBackOff({ clock, random }: SavingPorts, retry: () => void): BackOff {
  let failures = 0;
  let cancelPlanned: (() => void) | undefined;
  let hasTimeOfServer = false;

  function cancel(): void {
    cancelPlanned?.();
    cancelPlanned = undefined;
  }

  return {
    isPlanned: () => cancelPlanned !== undefined,
    mayHurry: () => cancelPlanned === undefined || !hasTimeOfServer,
    plan: (retryAfterMs) => {
      cancel();
      failures += 1;
      hasTimeOfServer = retryAfterMs !== undefined;
      cancelPlanned = clock.after(retryAfterMs ?? nextDelayMs(failures, random()), () => {
        cancelPlanned = undefined;
        retry();
      });
    },
    cancel,
    reset: () => {
      failures = 0;
    },
  };
}
