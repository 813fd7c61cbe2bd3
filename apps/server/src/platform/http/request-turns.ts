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

/** A request in line. `arrivedAt` is a time of the overload's own clock. */
type Waiting = { readonly request: TurnRequest; readonly arrivedAt: number };

type Surroundings = {
  /** How much waits for the database. */
  readonly backlog?: () => number;
  /** Told each time that the first of many requests is about to be refused. */
  readonly onOverload?: () => void;
};

type Times = OverloadLimits & {
  /** For how long the work of requests may start in one go. */
  readonly sliceMs: number;
  /** The same while there is overload. */
  readonly busySliceMs: number;
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
  const { sliceMs, busySliceMs, readMs } = times;
  const line = createRoundRobin<Waiting>(Infinity, Infinity);
  const overload = createOverload(times, onOverload);
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
    overload.note(line.count() + backlog());
    if (line.count() === 0 && isQuiet) {
      burstStart = undefined;
      return;
    }
    // While too much is asked, reading more first would only make the line longer; but connections that are not accepted
    // yet, one in each turn, could not even be refused.
    const readsOn = !isQuiet && (hasConnections || !overload.isOn());
    hasConnections = false;
    if (line.count() > 0 && (!readsOn || performance.now() - readStart >= readMs)) startSlice();
    setImmediate(goOn);
  }

  function startSlice(): void {
    for (const late of line.drop(({ arrivedAt }) => overload.mustRefuse(arrivedAt, 0))) refuse(late.request);
    const end = performance.now() + (overload.isOn() ? busySliceMs : sliceMs);
    const startNext = () => {
      if (performance.now() >= end) return endSlice();
      // Who has waited longest would be refused soon; the newest can still be answered quickly.
      const next = line.next(overload.isOn() ? 'newest' : 'oldest');
      if (!next) return endSlice();
      startOrRefuse(next);
      // When the request has done what it can without waiting: a start alone is a small part of the work.
      queueMicrotask(() => process.nextTick(startNext));
    };
    startNext();
  }

  function endSlice(): void {
    readStart = performance.now();
    overload.note(line.count() + backlog());
  }

  function startOrRefuse({ request, arrivedAt }: Waiting): void {
    if (overload.mustRefuse(arrivedAt, request.usesDatabase ? backlog() : 0)) refuse(request);
    else request.start();
  }

  function refuse(request: TurnRequest): void {
    refused += 1;
    request.refuse();
  }

  return {
    noteConnection() {
      hasConnections = true;
      noteArrival();
    },
    take(request) {
      noteArrival();
      const waiting = { request, arrivedAt: overload.now() };
      const isBusy = burstStart !== undefined && performance.now() - burstStart >= sliceMs;
      if (line.count() === 0 && !isBusy) startOrRefuse(waiting);
      else line.add(request.client, waiting);
    },
    figures: () => ({ waiting: line.count(), refused }),
  };
}
