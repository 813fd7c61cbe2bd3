/** Whether more is asked of this process than it can do, and what is refused then. Times are in milliseconds. */
export type Overload = {
  /** Told how much waits, for a turn and for the database, in each turn of the event loop and when some was started. */
  readonly note: (waiting: number) => void;
  /** When a request arrives: the time that `mustRefuse` compares with. */
  readonly now: () => number;
  /**
   * Whether a request whose turn has come must not be worked on: it waited for too long, or would wait behind so many
   * others at the database.
   */
  readonly mustRefuse: (arrivedAt: number, behind: number) => boolean;
  readonly isOn: () => boolean;
};

export type OverloadLimits = {
  /** Less that waits than this is no overload, however long it waits: a browser has six connections. */
  readonly longLine: number;
  /** For how long the line must have been long, without a break. */
  readonly longForMs: number;
  /** How long a request may wait for its turn while there is overload. */
  readonly maxWaitMs: number;
  /** For how long nothing has to be refused until the overload is over. */
  readonly calmMs: number;
};

// A turn of the event loop counts for no more: a collection of garbage, a laptop that slept or a processor that others
// keep busy makes requests wait as well, but refusing them would not help.
const LONGEST_TURN_MS = 50;

/**
 * Controlled delay (Nichols and Jacobson 2012, in the simpler form that Facebook described in "Fail at Scale", 2015): a line
 * that a burst made is worked off, however long. One that stays holds more than can be done; each request in it would be
 * answered late, so that those which have waited for too long are refused at once and the others are quick.
 */
export function createOverload(
  { longLine, longForMs, maxWaitMs, calmMs }: OverloadLimits,
  onBegin: () => void = () => undefined,
  clock: () => number = () => performance.now(),
): Overload {
  let lastTurn = clock();
  // The clock of what this process lived through.
  let lived = 0;
  let longSince: number | undefined;
  let until = 0;
  const now = () => lived + Math.min(clock() - lastTurn, LONGEST_TURN_MS);

  return {
    now,
    isOn: () => lived < until,
    note(waiting) {
      const time = clock();
      lived += Math.min(time - lastTurn, LONGEST_TURN_MS);
      lastTurn = time;
      if (waiting < longLine) longSince = undefined;
      else longSince ??= lived;
      if (longSince === undefined || lived - longSince < longForMs || lived < until) return;
      until = lived + calmMs;
      onBegin();
    },
    mustRefuse(arrivedAt, behind) {
      if (lived >= until) return false;
      if (now() - arrivedAt <= maxWaitMs && behind < longLine) return false;
      until = lived + calmMs;
      return true;
    },
  };
}
