import { createFairLine } from '../fair-queue.ts';

/** Starts requests at once while the process has time, and in turns by client while it has not. */
export type RequestTurns = {
  /** Tells that something came in, a connection for example: who comes after it has not been read yet. */
  readonly noteArrival: () => void;
  /** Starts the work of a request, or lets it wait for the turn of its client. */
  readonly take: (client: string, start: () => void) => void;
};

type Times = {
  /** For how long the work of requests may start in one go. */
  readonly sliceMs: number;
  /** For how long more may be read before the next go. */
  readonly readMs: number;
};

/**
 * Node takes one new connection in a turn of its loop and starts what that one asks at once, so that whoever comes behind
 * five hundred others waits for all of their work. Here, when requests keep coming for longer than a slice, what comes is
 * read first, and then takes turns by client: one that asks a thousand times delays another by a slice.
 */
export function createRequestTurns({ sliceMs, readMs }: Times): RequestTurns {
  const line = createFairLine(Infinity, Infinity);
  let waiting = 0;
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

  /** Once in each turn of the loop, for as long as there is something to do. */
  function goOn(): void {
    const isQuiet = arrivals === arrivalsSeen;
    arrivalsSeen = arrivals;
    if (waiting === 0 && isQuiet) {
      burstStart = undefined;
      return;
    }
    if (waiting > 0 && (isQuiet || performance.now() - readStart >= readMs)) startSlice();
    setImmediate(goOn);
  }

  function startSlice(): void {
    const end = performance.now() + sliceMs;
    for (let start = line.next(); start; start = performance.now() < end ? line.next() : undefined) {
      waiting -= 1;
      start();
    }
    readStart = performance.now();
  }

  return {
    noteArrival,
    take(client, start) {
      noteArrival();
      const isBusy = burstStart !== undefined && performance.now() - burstStart >= sliceMs;
      if (waiting === 0 && !isBusy) return start();
      line.add(client, start);
      waiting += 1;
    },
  };
}
