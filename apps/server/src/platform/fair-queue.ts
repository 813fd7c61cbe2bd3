/** Runs a job at once, or when its turn comes. Undefined, and nothing will run, when too many wait already. */
export type FairQueue = <Value>(key: string, job: () => Promise<Value>) => Promise<Value> | undefined;

type Limits = {
  /** How many jobs run at a time. */
  readonly maxAtOnce: number;
  /** How many may wait in all. */
  readonly maxWaiting: number;
  /** How many of one key may wait. */
  readonly maxWaitingPerKey: number;
};

/**
 * Lets a few jobs run at once and a limited number wait. Those that wait take turns by key: who brings a hundred jobs
 * waits for their own, and who brings one waits for one of each other key at most.
 */
export function createFairQueue({ maxAtOnce, maxWaiting, maxWaitingPerKey }: Limits): FairQueue {
  // Keys in the order of their turns; each has at least one job that waits.
  const waiting = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  let running = 0;

  function startNext(): void {
    const [turn] = waiting;
    if (turn === undefined) {
      running -= 1;
      return;
    }
    const [key, starts] = turn;
    waiting.delete(key);
    // The place that got free is taken over, so that `running` stays as it is.
    starts.shift()?.();
    waitingCount -= 1;
    if (starts.length > 0) waiting.set(key, starts);
  }

  async function run<Value>(job: () => Promise<Value>, turn?: Promise<void>): Promise<Value> {
    try {
      await turn;
      return await job();
    } finally {
      startNext();
    }
  }

  return (key, job) => {
    if (running < maxAtOnce) {
      running += 1;
      return run(job);
    }
    const starts = waiting.get(key) ?? [];
    if (waitingCount >= maxWaiting || starts.length >= maxWaitingPerKey) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(key, [...starts, resolve]);
    waitingCount += 1;
    return run(job, promise);
  };
}
