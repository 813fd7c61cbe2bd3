/**
 * Runs a job at once, or when its turn comes. Undefined, and nothing will run, when too many wait already. Jobs that
 * go first have a line of their own, and wait with the others where it is full.
 */
export type FairQueue = <Value>(
  key: string,
  job: () => Promise<Value>,
  goesFirst?: boolean,
) => Promise<Value> | undefined;

type Limits = {
  /** How many jobs run at a time. */
  readonly maxAtOnce: number;
  /** How many may wait in each line. */
  readonly maxWaiting: number;
  /** How many of one key may wait in each line. */
  readonly maxWaitingPerKey: number;
};

// The others get one turn of four even while those that go first never end.
const FIRST_IN_A_ROW = 3;

/**
 * Lets a few jobs run at once and a limited number wait. Those that wait take turns by key: who brings a hundred jobs
 * waits for their own, and who brings one waits for one of each other key at most.
 */
export function createFairQueue({ maxAtOnce, maxWaiting, maxWaitingPerKey }: Limits): FairQueue {
  const first = createFairLine(maxWaiting, maxWaitingPerKey);
  const others = createFairLine(maxWaiting, maxWaitingPerKey);
  let running = 0;
  let firstInARow = 0;

  function startNext(): void {
    const startFirst = firstInARow < FIRST_IN_A_ROW ? first.next() : undefined;
    firstInARow = startFirst ? firstInARow + 1 : 0;
    const start = startFirst ?? others.next() ?? first.next();
    // The place that got free is taken over, so that `running` stays as it is.
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

  return (key, job, goesFirst = false) => {
    if (running < maxAtOnce) {
      running += 1;
      return run(job);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const isTaken = (goesFirst && first.add(key, resolve)) || others.add(key, resolve);
    return isTaken ? run(job, promise) : undefined;
  };
}

type Start = () => void;

/** Those that wait, in turns by key. */
export type FairLine = {
  /** False when too many wait. */
  readonly add: (key: string, start: Start) => boolean;
  /** Takes out whose turn it is; undefined when nobody waits. */
  readonly next: () => Start | undefined;
};

/** A line for at most `maxWaiting` in all and `maxWaitingPerKey` of one key. */
export function createFairLine(maxWaiting: number, maxWaitingPerKey: number): FairLine {
  // Keys in the order of their turns; each has at least one job that waits.
  const waiting = new Map<string, Start[]>();
  let waitingCount = 0;
  return {
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
