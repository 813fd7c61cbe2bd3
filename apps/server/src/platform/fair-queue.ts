import { HttpProblem } from './http/problem.ts';

/**
 * Runs a job now, or when its turn comes. When all places are taken, the newest job of the key with the most gives way and
 * fails with HttpProblem `unavailable`; undefined where that is the caller's own key. Jobs with `goesFirst` have a line
 * of their own; what finds no place there waits with the others.
 */
export type FairQueue = {
  <Value>(key: string, job: () => Promise<Value>, goesFirst?: boolean): Promise<Value> | undefined;
  /** How many jobs wait. */
  readonly waiting: () => number;
};

type Limits = {
  /** How many jobs run at a time. */
  readonly maxAtOnce: number;
  /** How many may wait in each of the two lines. */
  readonly maxWaiting: number;
};

// After three of these, one of the others runs, so that a flood of first jobs can't starve them.
const FIRST_IN_A_ROW = 3;
const RETRY_AFTER_SECONDS = 1;

/**
 * A limited queue with fair queuing: keys take turns. A client with a hundred jobs delays mostly itself; a client with one
 * job waits for at most one job of each other key.
 */
export function createFairQueue({ maxAtOnce, maxWaiting }: Limits): FairQueue {
  const first = createRoundRobin<Turn>();
  const others = createRoundRobin<Turn>();
  let running = 0;
  let firstInARow = 0;

  function startNext(): void {
    const goesFirst = firstInARow < FIRST_IN_A_ROW ? first.next() : undefined;
    firstInARow = goesFirst ? firstInARow + 1 : 0;
    const turn = goesFirst ?? others.next() ?? first.next();
    // The next job takes the free place, so `running` stays the same.
    if (turn) turn.resolve();
    else running -= 1;
  }

  async function run<Value>(job: () => Promise<Value>): Promise<Value> {
    try {
      return await job();
    } finally {
      startNext();
    }
  }

  /** Waits in a line; false when there is no place for one more of this key. */
  function wait(line: RoundRobin<Turn>, key: string, turn: Turn): boolean {
    if (line.count() >= maxWaiting) {
      const largest = line.largest();
      if (largest === undefined || line.countOf(largest) <= line.countOf(key) + 1) return false;
      const gaveWay = new HttpProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      line.dropNewest(largest)?.reject(gaveWay);
    }
    line.add(key, turn);
    return true;
  }

  const take = <Value>(key: string, job: () => Promise<Value>, goesFirst = false) => {
    if (running < maxAtOnce) {
      running += 1;
      return run(job);
    }
    const turn = Promise.withResolvers<void>();
    const isTaken = (goesFirst && wait(first, key, turn)) || wait(others, key, turn);
    return isTaken ? turn.promise.then(() => run(job)) : undefined;
  };
  return Object.assign(take, { waiting: () => first.count() + others.count() });
}

type Turn = { readonly resolve: () => void; readonly reject: (error: Error) => void };

/** Waiting items, taken one key after the other (round robin), of each key in the order of their arrival. */
export type RoundRobin<Item> = {
  readonly add: (key: string, item: Item, goesFirst?: boolean) => void;
  /** Removes and returns the next item of the key whose turn it is; undefined when none waits. */
  readonly next: () => Item | undefined;
  readonly dropNewest: (key: string) => Item | undefined;
  /** The key that most items wait of. */
  readonly largest: () => string | undefined;
  readonly countOf: (key: string) => number;
  readonly count: () => number;
};

/** An empty line of keys that take turns. An item that goes first does so among those of its key. */
export function createRoundRobin<Item>(): RoundRobin<Item> {
  // Keys in the order of their turns; each has at least one item that waits.
  const waiting = new Map<string, Item[]>();
  let count = 0;
  const countOf = (key: string) => waiting.get(key)?.length ?? 0;

  function takenFrom(key: string, item: Item | undefined): Item | undefined {
    if (item !== undefined) count -= 1;
    if (countOf(key) === 0) waiting.delete(key);
    return item;
  }

  return {
    count: () => count,
    countOf,
    largest: () => [...waiting.keys()].toSorted((a, b) => countOf(b) - countOf(a))[0],
    add(key, item, goesFirst = false) {
      const items = waiting.get(key) ?? [];
      if (items.length === 0) waiting.set(key, items);
      if (goesFirst) items.unshift(item);
      else items.push(item);
      count += 1;
    },
    next() {
      const [turn] = waiting;
      if (turn === undefined) return undefined;
      const [key, items] = turn;
      // To the end of the line of keys.
      waiting.delete(key);
      waiting.set(key, items);
      return takenFrom(key, items.shift());
    },
    dropNewest: (key) => takenFrom(key, waiting.get(key)?.pop()),
  };
}
