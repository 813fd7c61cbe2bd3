import { setTimeout as delay } from 'node:timers/promises';
import type { Limits } from '#platform/http/limits.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { accountLimits } from '../account.limits.ts';

/** Slows down guessing from many networks at once: each further try for a name waits longer. */
export type SlowDown = {
  /**
   * Waits as long as the failures of the last hour ask for, then runs the try. `counted` is to be called once the try
   * counts in the database. Throws HttpProblem `too-many-requests` when enough wait already.
   */
  run<Value>(
    name: string,
    attempt: (counted: () => void) => Promise<Value>,
    slowed: () => void,
  ): Promise<Value>;
  /** Ends all waits; those tries are refused with `unavailable`. */
  close(): void;
};

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 16_000;
// Counted for the name as typed, whether such an account exists or not, so that waiting reveals nothing.
const MAX_WAITING_PER_NAME = 5;
// Each wait holds a connection; a flood of many names at once fills these places and nothing else.
const MAX_WAITING = 500;
const RESTART_SECONDS = 5;

/** Makes the one place of a process where logins wait. */
export function createSlowDown(limits: Limits): SlowDown {
  const closing = new AbortController();
  // Tries that are not yet counted in the database, so that many at once can't get past the limit.
  const underWay = createTryCounter();
  const waiting = createTryCounter();
  let waitingCount = 0;

  async function wait(name: string, delayMs: number): Promise<void> {
    if (waiting.countIn(name) >= MAX_WAITING_PER_NAME || waitingCount >= MAX_WAITING)
      throw new HttpProblem('too-many-requests', { retryAfterSeconds: Math.ceil(delayMs / 1000) });
    const { leave } = waiting.enter(name);
    waitingCount += 1;
    try {
      await delay(delayMs, undefined, { signal: closing.signal });
    } catch {
      throw new HttpProblem('unavailable', { retryAfterSeconds: RESTART_SECONDS });
    } finally {
      leave();
      waitingCount -= 1;
    }
  }

  return {
    async run(typed, attempt, slowed) {
      const name = typed.toLowerCase();
      const { ahead, leave } = underWay.enter(name);
      try {
        const counted = await limits.excess(accountLimits.failedLoginsPerName, name);
        const excess = Math.ceil(counted + ahead() + 1);
        if (excess > 0) {
          slowed();
          await wait(name, Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (excess - 1)));
        }
        return await attempt(leave);
      } finally {
        leave();
      }
    },
    close: () => closing.abort(),
  };
}

/** Counts the tries of each name that have entered and not left. Each can ask how many entered before it and are still in. */
function createTryCounter() {
  const names = new Map<string, { entered: number; left: number }>();
  const countIn = (name: string) => {
    const counts = names.get(name);
    return counts ? counts.entered - counts.left : 0;
  };
  return {
    countIn,
    enter(name: string) {
      const counts = names.get(name) ?? { entered: 0, left: 0 };
      names.set(name, counts);
      const place = counts.entered;
      counts.entered += 1;
      let isIn = true;
      return {
        ahead: () => Math.max(0, place - counts.left),
        leave() {
          if (!isIn) return;
          isIn = false;
          counts.left += 1;
          if (countIn(name) === 0) names.delete(name);
        },
      };
    },
  };
}
