/**
 * Runs a job now, or when its turn comes. Returns undefined, and drops the job, when too many wait already. Jobs with
 * `goesFirst` have a queue of their own; when that is full they wait with the others.
 */
export type FairQueue = {
  <Value>(key: string, job: () => Promise<Value>, goesFirst?: boolean): Promise<Value> | undefined;
  /** How many jobs wait. */
  readonly waiting: () => number;
};

type Limits = {
  /** How many jobs run at a time. */
  readonly maxAtOnce: number;
  /** How many may wait in each of the two queues. */
  readonly maxWaiting: number;
  /** How many jobs of one key may wait in each of the two queues. */
  readonly maxWaitingPerKey: number;
};

// After three of these, one of the others runs, so that a flood of first jobs can't starve them.
const FIRST_IN_A_ROW = 3;

/**
 * A limited queue with fair queuing: keys take turns. A client with a hundred jobs delays mostly itself; a client with one
 * job waits for at most one job of each other key.
 */
export function createFairQueue({ maxAtOnce, maxWaiting, maxWaitingPerKey }: Limits): FairQueue {
  const first = createRoundRobin(maxWaiting, maxWaitingPerKey);
  const others = createRoundRobin(maxWaiting, maxWaitingPerKey);
  let running = 0;
  let firstInARow = 0;

  function startNext(): void {
    const startFirst = firstInARow < FIRST_IN_A_ROW ? first.next() : undefined;
    firstInARow = startFirst ? firstInARow + 1 : 0;
    const start = startFirst ?? others.next() ?? first.next();
    // The next job takes the free place, so `running` stays the same.
    if (start) start();
    else running -= 1;
  }

  async function run<Value>(job: () => Promise<Value>, turn?: Promise<void>): Promise<Value> {
    try {
      await turn;
      return await job();
    } finally {
      startNext();
    }
  }

  const waiting = () => first.count() + others.count();
  const take = <Value>(key: string, job: () => Promise<Value>, goesFirst = false) => {
    if (running < maxAtOnce) {
      running += 1;
      return run(job);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const isTaken = (goesFirst && first.add(key, resolve)) || others.add(key, resolve);
    return isTaken ? run(job, promise) : undefined;
  };
  return Object.assign(take, { waiting });
}

type Start = () => void;

/** Waiting jobs, taken one key after the other (round robin). */
export type RoundRobin = {
  /** False when too many wait. */
  readonly add: (key: string, start: Start) => boolean;
  /** Removes and returns the next job; undefined when none waits. */
  readonly next: () => Start | undefined;
  /** How many jobs wait. */
  readonly count: () => number;
};

/** Makes a queue for at most `maxWaiting` jobs in all and `maxWaitingPerKey` of one key. */
export function createRoundRobin(maxWaiting: number, maxWaitingPerKey: number): RoundRobin {
  // Keys in the order of their turns; each has at least one job that waits.
  const waiting = new Map<string, Start[]>();
  let waitingCount = 0;
  return {
    count: () => waitingCount,
    add(key, start) {
      const starts = waiting.get(key);
      if (waitingCount >= maxWaiting || (starts?.length ?? 0) >= maxWaitingPerKey) return false;
      if (starts) starts.push(start);
      else waiting.set(key, [start]);
      waitingCount += 1;
      return true;
    },
    next() {
      const [turn] = waiting;
      if (turn === undefined) return undefined;
      const [key, starts] = turn;
      const start = starts.shift();
      waiting.delete(key);
      if (starts.length > 0) waiting.set(key, starts);
      waitingCount -= 1;
      return start;
    },
  };
}
