import { createRoundRobin } from '../fair-queue.ts';
import { createOverload, type OverloadLimits } from './overload.ts';

/** Starts requests at once while the process has time, and by turns of clients while it is busy. */
export type RequestTurns = {
  /** Notes that something arrived, for example a connection: more may be waiting behind it, not read yet. */
  readonly noteArrival: () => void;
  /** Starts a request, or queues it until its client's turn; refuses it then where more is asked than can be done. */
  readonly take: (client: string, start: () => void, refuse: () => void) => void;
  /** How many requests wait now, and how many were refused so far. */
  readonly figures: () => { readonly waiting: number; readonly refused: number };
};

type Times = OverloadLimits & {
  /** For how long the work of requests may start in one go. */
  readonly sliceMs: number;
  /** For how long more may be read before the next go. */
  readonly readMs: number;
};

/**
 * Node accepts one new connection in each turn of its event loop and starts its request at once, so a client behind five
 * hundred others would wait for all of their work. Here, when requests keep arriving for longer than one slice, they are
 * read first and then started by turns of clients: a client with a thousand requests delays another one by one slice.
 * `onOverload` is told each time that the first of many requests is about to be refused.
 */
export function createRequestTurns(times: Times, onOverload?: () => void): RequestTurns {
  const { sliceMs, readMs } = times;
  const line = createRoundRobin(Infinity, Infinity);
  const overload = createOverload(times, onOverload);
  let waiting = 0;
  let refused = 0;
  let arrivals = 0;
  let arrivalsSeen = 0;
  let burstStart: number | undefined;
  let readStart = 0;

  function noteArrival(): void {
    arrivals += 1;
    if (burstStart !== undefined) return;
    burstStart = readStart = performance.now();
    setImmediate(goOn);
  }

  /** Runs once in each turn of the event loop, while there is something to do. */
  function goOn(): void {
    const isQuiet = arrivals === arrivalsSeen;
    arrivalsSeen = arrivals;
    overload.note(waiting);
    if (waiting === 0 && isQuiet) {
      burstStart = undefined;
      return;
    }
    // While too much is asked, reading more first would only make the line longer.
    const isRead = isQuiet || overload.isOn() || performance.now() - readStart >= readMs;
    if (waiting > 0 && isRead) startSlice();
    setImmediate(goOn);
  }

  function startSlice(): void {
    const end = performance.now() + sliceMs;
    for (let start = line.next(); start; start = performance.now() < end ? line.next() : undefined) {
      waiting -= 1;
      start();
    }
    readStart = performance.now();
    overload.note(waiting);
  }

  return {
    noteArrival,
    take(client, start, refuse) {
      noteArrival();
      const isBusy = burstStart !== undefined && performance.now() - burstStart >= sliceMs;
      if (waiting === 0 && !isBusy) return start();
      const arrivedAt = overload.now();
      line.add(client, () => {
        if (!overload.mustRefuse(arrivedAt)) return start();
        refused += 1;
        refuse();
      });
      waiting += 1;
    },
    figures: () => ({ waiting, refused }),
  };
}
