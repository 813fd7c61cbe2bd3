import { setTimeout as delay } from 'node:timers/promises';
import { limitRules, type Limits } from '#platform/http/limits.ts';
import { HttpProblem } from '#platform/http/problem.ts';

/** Makes passwords of a name harder to guess from many networks at once: each try waits longer than the one before. */
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
  /** Lets nobody wait any longer: those who do are asked to come back. */
  close(): void;
};

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 16_000;
// Names are counted as typed, whether there is such an account or not, so that waiting tells nothing.
const MAX_WAITING_PER_NAME = 5;
// Each holds a connection; whoever floods many names at once fills these and nothing else.
const MAX_WAITING = 500;
const RESTART_SECONDS = 5;

/** Makes the one place of a process where logins wait. */
export function createSlowDown(limits: Limits): SlowDown {
  const closing = new AbortController();
  // Tries that the database doesn't count yet, so that many at once can't slip past.
  const underWay = new Tally();
  const waiting = new Tally();

  async function wait(name: string, slowed: () => void): Promise<void> {
    const excess = (await limits.excess(limitRules.failedLoginsPerName, name)) + underWay.of(name);
    if (excess <= 0) return;
    const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (Math.ceil(excess) - 1));
    if (waiting.of(name) >= MAX_WAITING_PER_NAME || waiting.total >= MAX_WAITING)
      throw new HttpProblem('too-many-requests', { retryAfterSeconds: Math.ceil(delayMs / 1000) });
    slowed();
    waiting.add(name);
    try {
      await delay(delayMs, undefined, { signal: closing.signal });
    } catch (cause) {
      throw new HttpProblem('unavailable', { retryAfterSeconds: RESTART_SECONDS, cause });
    } finally {
      waiting.remove(name);
    }
  }

  return {
    async run(typed, attempt, slowed) {
      const name = typed.toLowerCase();
      underWay.add(name);
      let isCounted = false;
      const counted = () => {
        if (!isCounted) underWay.remove(name);
        isCounted = true;
      };
      try {
        await wait(name, slowed);
        return await attempt(counted);
      } finally {
        counted();
      }
    },
    close: () => closing.abort(),
  };
}

/** Counts by name, and forgets names at zero. */
class Tally {
  readonly #counts = new Map<string, number>();
  total = 0;

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.#counts.set(name, this.of(name) + 1);
    this.total += 1;
  }

  remove(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
    this.total -= 1;
  }
}
