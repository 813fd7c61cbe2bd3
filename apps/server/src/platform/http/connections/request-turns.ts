import { createRoundRobin } from '../../fair-queue.ts';

/** Starts requests at once while the process has time, and by turns of clients while it is busy. */
export type RequestTurns = {
  /** Notes that a connection arrived: more may be waiting behind it, not read yet. */
  readonly noteConnection: () => void;
  /** Starts a request, or has it wait for its client's turn. */
  readonly take: (request: TurnRequest) => void;
  /** How many requests wait now. */
  readonly waiting: () => number;
};

type TurnRequest = {
  readonly client: string;
  /** Whether it goes before the others of its client, as what monitoring asks does. */
  readonly goesFirst: boolean;
  /** Whether it needs the database, and waits here while much waits there. */
  readonly usesDatabase: boolean;
  readonly start: () => void;
};

/** Times in milliseconds. */
export type TurnLimits = {
  /** For how long what arrives is read before work goes on, where more keeps arriving. */
  readonly readMs: number;
  /** For how many turns of the event loop at least: each takes in one new connection. */
  readonly minReadTurns: number;
  /** For how long requests start in one go: at least, and at most where reading before it took longer. */
  readonly minSliceMs: number;
  readonly maxSliceMs: number;
  /** How many requests may wait at the database: what comes by turns here would be served in its order there. */
  readonly maxAtDatabase: number;
};

// Work gets twice the time of the reading before it, so that its share does not fall with the number of connections.
const WORK_TO_READING = 2;
const LOOK_AGAIN_MS = 1;

/**
 * Node accepts one new connection in each turn of its event loop and starts its request at once, so a client behind five
 * hundred others would wait for all of their work. Here, when requests keep arriving for longer than one slice, they are
 * read first and then started by turns of clients: a client with a thousand requests delays another one by one slice.
 * Nothing is refused: connections are limited in number, and each has one request in line.
 */
export function createRequestTurns(limits: TurnLimits, atDatabase: () => number = () => 0): RequestTurns {
  const { readMs, minReadTurns, minSliceMs, maxSliceMs, maxAtDatabase } = limits;
  const lines = { database: createRoundRobin<() => void>(), others: createRoundRobin<() => void>() };
  const waiting = () => lines.database.count() + lines.others.count();
  let arrivals = 0;
  let arrivalsSeen = 0;
  let burstStart: number | undefined;
  let readStart = 0;
  let turnsRead = 0;
  let databaseIsNext = false;

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
    const readFor = performance.now() - readStart;
    turnsRead += 1;
    const hasReadEnough = readFor >= readMs && turnsRead >= minReadTurns;
    if (waiting() === 0 && isQuiet) {
      burstStart = undefined;
      return;
    }
    if (waiting() > 0 && (isQuiet || hasReadEnough)) {
      turnsRead = 0;
      const workMs = Math.min(maxSliceMs, Math.max(minSliceMs, WORK_TO_READING * readFor));
      return startUntil(performance.now() + workMs);
    }
    setImmediate(goOn);
  }

  function startUntil(end: number): void {
    const start = performance.now() < end ? next() : undefined;
    if (!start) {
      readStart = performance.now();
      // What waits for the database alone needs no turn until it has answered something.
      if (readStart < end && waiting() > 0) setTimeout(goOn, LOOK_AGAIN_MS);
      else setImmediate(goOn);
      return;
    }
    start();
    // When the request has done what it can without waiting: a start alone is a small part of the work.
    queueMicrotask(() => process.nextTick(startUntil, end));
  }

  /** The two lines take turns as well, and the one without the database does not wait for it. */
  function next(): (() => void) | undefined {
    databaseIsNext = !databaseIsNext;
    const fromDatabase = () => (atDatabase() < maxAtDatabase ? lines.database.next() : undefined);
    return databaseIsNext ? (fromDatabase() ?? lines.others.next()) : (lines.others.next() ?? fromDatabase());
  }

  return {
    waiting,
    noteConnection: noteArrival,
    take({ client, goesFirst, usesDatabase, start }) {
      noteArrival();
      const isBusy = burstStart !== undefined && performance.now() - burstStart >= minSliceMs;
      const line = usesDatabase ? lines.database : lines.others;
      const mayStart = !usesDatabase || atDatabase() < maxAtDatabase;
      if (line.count() === 0 && !isBusy && mayStart) start();
      else line.add(client, start, goesFirst);
    },
  };
}
