/** How long to wait before a program that ended by itself is started again. */
export type RestartDelays = {
  /** The next wait, in milliseconds, after the program ran for so long. */
  next(ranMs: number): number;
};

const FIRST_MS = 100;
const LONGEST_MS = 30_000;
// What ran for so long was well: its end is a new trouble, not the old one.
const WELL_AFTER_MS = 60_000;

/** Waits that double from a tenth of a second to half a minute, and begin anew after a minute without an end. */
export function createRestartDelays(): RestartDelays {
  let waitMs = FIRST_MS;
  return {
    next(ranMs) {
      if (ranMs >= WELL_AFTER_MS) waitMs = FIRST_MS;
      const next = waitMs;
      waitMs = Math.min(LONGEST_MS, waitMs * 2);
      return next;
    },
  };
}
