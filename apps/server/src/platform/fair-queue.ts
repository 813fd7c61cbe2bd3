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
  const first = createRoundRobin<Start>(maxWaiting, maxWaitingPerKey);
  const others = createRoundRobin<Start>(maxWaiting, maxWaitingPerKey);
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

/** Waiting items, taken one key after the other (round robin). */
export type RoundRobin<Item> = {
  /** False when too many wait. */
  readonly add: (key: string, item: Item) => boolean;
  /** Removes and returns the oldest or the newest item of the key whose turn it is; undefined when none waits. */
  readonly next: (which?: 'oldest' | 'newest') => Item | undefined;
  /** Removes and returns the items of each key, from its oldest on, for as long as they are over. */
  readonly drop: (isOver: (item: Item) => boolean) => readonly Item[];
  /** How many items wait. */
  readonly count: () => number;
};

/** Makes a queue for at most `maxWaiting` items in all and `maxWaitingPerKey` of one key. */
export function createRoundRobin<Item>(maxWaiting: number, maxWaitingPerKey: number): RoundRobin<Item> {
  // Keys in the order of their turns; each has at least one item that waits.
  const waiting = new Map<string, Item[]>();
  let waitingCount = 0;
  return {
    count: () => waitingCount,
    add(key, item) {
      const items = waiting.get(key);
      if (waitingCount >= maxWaiting || (items?.length ?? 0) >= maxWaitingPerKey) return false;
      if (items) items.push(item);
      else waiting.set(key, [item]);
      waitingCount += 1;
      return true;
    },
    next(which = 'oldest') {
      const [turn] = waiting;
      if (turn === undefined) return undefined;
      const [key, items] = turn;
      const item = which === 'oldest' ? items.shift() : items.pop();
      waiting.delete(key);
      if (items.length > 0) waiting.set(key, items);
      waitingCount -= 1;
      return item;
    },
    drop(isOver) {
      const dropped: Item[] = [];
      for (const [key, items] of waiting) {
        const kept = items.findIndex((item) => !isOver(item));
        const over = items.splice(0, kept === -1 ? items.length : kept);
        if (items.length === 0) waiting.delete(key);
        dropped.push(...over);
      }
      waitingCount -= dropped.length;
      return dropped;
    },
  };
}
