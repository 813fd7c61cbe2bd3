import { createRoundRobin } from '../fair-queue.ts';
import { createOverload, type OverloadLimits } from './overload.ts';

/** Starts requests at once while the process has time, and by turns of clients while it is busy. */
export type RequestTurns = {
  /** Notes that a connection arrived: more may be waiting behind it, not read yet. */
  readonly noteConnection: () => void;
  /** Starts a request, or queues it until its client's turn; refuses it then where more is asked than can be done. */
  readonly take: (request: TurnRequest) => void;
  /** How many requests wait now, and how many were refused so far. */
  readonly figures: () => { readonly waiting: number; readonly refused: number };
};

type TurnRequest = {
  readonly client: string;
  /** Whether it needs the database, so that what waits there counts for it. */
  readonly usesDatabase: boolean;
  readonly start: () => void;
  readonly refuse: () => void;
};

type Surroundings = {
  /** How much waits for the database. */
  readonly backlog?: () => number;
  /** Told each time that the first of many requests is about to be refused. */
  readonly onOverload?: () => void;
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
 */
export function createRequestTurns(
  times: Times,
  { backlog = () => 0, onOverload }: Surroundings = {},
): RequestTurns {
  const { sliceMs, readMs } = times;
  const line = createRoundRobin(Infinity, Infinity);
  const overload = createOverload(times, onOverload);
  let waiting = 0;
  let refused = 0;
  let arrivals = 0;
  let arrivalsSeen = 0;
  let hasConnections = false;
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
    overload.note(waiting + backlog());
    if (waiting === 0 && isQuiet) {
      burstStart = undefined;
      return;
    }
    // While too much is asked, reading more first would only make the line longer; but connections that are not accepted
    // yet, one in each turn, could not even be refused.
    const readsOn = !isQuiet && (hasConnections || !overload.isOn());
    hasConnections = false;
    if (waiting > 0 && (!readsOn || performance.now() - readStart >= readMs)) startSlice();
    setImmediate(goOn);
  }

  function startSlice(): void {
    const end = performance.now() + sliceMs;
    for (let start = line.next(); start; start = performance.now() < end ? line.next() : undefined) {
      waiting -= 1;
      start();
    }
    readStart = performance.now();
    overload.note(waiting + backlog());
  }

  function startOrRefuse({ usesDatabase, start, refuse }: TurnRequest, arrivedAt: number): void {
    if (!overload.mustRefuse(arrivedAt, usesDatabase ? backlog() : 0)) return start();
    refused += 1;
    refuse();
  }

  return {
    noteConnection() {
      hasConnections = true;
      noteArrival();
    },
    take(request) {
      noteArrival();
      const arrivedAt = overload.now();
      const isBusy = burstStart !== undefined && performance.now() - burstStart >= sliceMs;
      if (waiting === 0 && !isBusy) return startOrRefuse(request, arrivedAt);
      line.add(request.client, () => startOrRefuse(request, arrivedAt));
      waiting += 1;
    },
    figures: () => ({ waiting, refused }),
  };
}
