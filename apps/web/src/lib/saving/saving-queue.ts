import { nextDelayMs } from './back-off.ts';
import type { SavedList, SavingEvent, SavingPorts } from './saving-ports.ts';
import {
  emptyRecord,
  withAcknowledged,
  withAttempt,
  withChange,
  withChoice,
  withCurrent,
  withRefused,
  type Base,
  type Pending,
  type Revised,
  type SavingRecord,
} from './saving-record.ts';
import { isSameView, notRead, viewOf, type SavingView } from './saving-view.ts';

/** The saving of one list of one fan, from this tab. */
export type SavingQueue<State> = {
  /** Resolves when what this browser keeps of the list was read. */
  readonly whenRead: Promise<void>;
  readonly getView: () => SavingView<State>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Shows at once, keeps in the browser, then sends. `seen` is the state that the fan changed into `next`. Before what
   * the browser keeps was read, nothing is shown: the change is repeated on what is found there.
   */
  readonly change: (base: Base<State>, seen: State, next: State) => void;
  readonly choose: (choice: 'mine' | 'theirs') => void;
  /** Sends what waits without waiting any longer. */
  readonly wake: () => void;
  /** The list could not be loaded: reports what this browser saved last, where it knows that, to stand in for it. */
  readonly standIn: () => void;
  /** Stops sending; what is pending stays in the browser, for the same fan only. */
  readonly close: () => void;
};

/** How often the server may answer "stale" in a row before the queue backs off. */
const MAX_STALE_IN_A_ROW = 3;

/**
 * Opens the saving queue of a list. The newest state wins, one request is in flight at a time, and everything is kept
 * in the browser until the server has acknowledged it. `owner` is the fan's username: nobody else's session sends it.
 */
export function openSavingQueue<State>(
  list: SavedList<State>,
  owner: string,
  ports: SavingPorts,
): SavingQueue<State> {
  const key = `${owner.toLowerCase()}/${list.name}`;
  const listeners = new Set<() => void>();
  let record: SavingRecord<State> = emptyRecord;
  let view: SavingView<State> = notRead;
  let isClosed = false;
  let isWaiting = false;
  let hasSaved = false;
  let hasRead = false;
  const firstRead = Promise.withResolvers<void>();
  /** The newest saved state that was reported from here, by its revision. */
  let reported: string | undefined;
  let failures = 0;
  let staleInARow = 0;
  let cancelRetry: (() => void) | undefined;
  let mayWake = true;
  let isDraining = false;
  let unwritten = 0;
  let written: Promise<void> = Promise.resolve();

  function show(next: SavingRecord<State>): void {
    if (!hasRead) return;
    record = next;
    const nextView = viewOf(next.pending, { isWaiting, hasSaved });
    if (isSameView(view, nextView)) return;
    view = nextView;
    for (const listener of listeners) listener();
  }

  /** Changes the record on screen at once and in the browser right after; what the storage answers is the truth. */
  function update(change: (record: SavingRecord<State>) => SavingRecord<State>): Promise<void> {
    show(change(record));
    unwritten += 1;
    written = write(written, change);
    return written;
  }

  async function write(
    before: Promise<void>,
    change: (record: SavingRecord<State>) => SavingRecord<State>,
  ): Promise<void> {
    await before;
    const stored = await ports.storage.update(key, (old) => {
      const from = (old as SavingRecord<State> | undefined) ?? emptyRecord;
      const next = change(from);
      return next === from ? from : { ...next, version: from.version + 1 };
    });
    unwritten -= 1;
    if (unwritten === 0) adopt(stored as SavingRecord<State>);
    ports.channel.post(key, stored);
  }

  /** Takes over what the browser keeps. What other tabs saved is reported; what lay there at the start is old. */
  function adopt(news: SavingRecord<State>): void {
    const saved = news.acknowledged;
    if (hasRead && saved && saved.revision !== reported) {
      hasSaved = true;
      report({ kind: 'acknowledged', before: undefined, saved, isOwn: false });
    }
    reported = saved?.revision ?? reported;
    hasRead = true;
    firstRead.resolve();
    show(news);
  }

  function hear(news: SavingRecord<State>): void {
    if (isClosed || unwritten > 0 || news.version <= record.version) return;
    adopt(news);
    if (news.pending) void drain();
  }

  function report(event: SavingEvent<State>): void {
    if (event.kind !== 'refused') reported = event.saved.revision;
    list.report(event);
  }

  function retryLater(retryAfterMs: number | undefined): void {
    isWaiting = true;
    show(record);
    failures += 1;
    mayWake = retryAfterMs === undefined;
    cancelRetry?.();
    cancelRetry = ports.clock.after(
      retryAfterMs ?? nextDelayMs(failures, ports.random()),
      () => void drain(),
    );
  }

  function settle(): void {
    failures = 0;
    staleInARow = 0;
    isWaiting = false;
  }

  async function acknowledge(pending: Pending<State>, saved: Revised<State>): Promise<void> {
    settle();
    hasSaved = true;
    report({ kind: 'acknowledged', before: pending.base.state, saved, isOwn: true });
    await update((old) => withAcknowledged(old, pending.state, saved, list));
  }

  /** Reads the server's list and finds out what it means for what is pending. */
  async function compareWithServer(pending: Pending<State>): Promise<void> {
    const current = await list.read();
    if (isClosed) return;
    const outcome = withCurrent(record, current, list);
    if (!outcome.pending) {
      settle();
      hasSaved = list.isSame(current.state, pending.state);
      report(
        hasSaved
          ? { kind: 'acknowledged', before: pending.base.state, saved: current, isOwn: true }
          : { kind: 'replaced', saved: current },
      );
    }
    await update((old) => withCurrent(old, current, list));
  }

  /** Sends the newest state once. */
  async function send(pending: Pending<State>): Promise<void> {
    const { state, revision } = pending.base;
    if (revision === null) return compareWithServer(pending);
    await update((old) => withAttempt(old, pending.state, list));
    // Meanwhile another tab may have taken the change back, or the session may have ended.
    const isStillWanted = record.pending?.unanswered.some((sent) => list.isSame(sent, pending.state));
    if (isClosed || !isStillWanted) return;
    const saved = await list.send({ state, revision }, pending.state);
    if (!isClosed) await acknowledge(pending, saved);
  }

  /** Answers whether to go on at once. */
  async function recover(error: unknown, pending: Pending<State>): Promise<boolean> {
    const failure = ports.judge(error);
    if (failure.kind === 'refused') {
      settle();
      report({ kind: 'refused', base: pending.base.state, sent: pending.state, error });
      await update((old) => withRefused(old, pending.state, list));
      return true;
    }
    if (failure.kind === 'session-over') {
      isWaiting = true;
      show(record);
      return false;
    }
    staleInARow = failure.kind === 'stale' ? staleInARow + 1 : 0;
    if (failure.kind === 'stale' && staleInARow <= MAX_STALE_IN_A_ROW) {
      return attempt(() => compareWithServer(pending), pending);
    }
    retryLater(failure.kind === 'lost' ? failure.retryAfterMs : undefined);
    return false;
  }

  async function attempt(work: () => Promise<void>, pending: Pending<State>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      return isClosed ? false : recover(error, pending);
    }
  }

  /** Sends until nothing is left to send, holding the list's lock, so that one tab sends at a time. */
  async function drain(): Promise<void> {
    cancelRetry?.();
    cancelRetry = undefined;
    if (isDraining || isClosed) return;
    isDraining = true;
    try {
      await ports.locks.hold(`saving ${key}`, sendAll);
    } finally {
      isDraining = false;
    }
    // A change may have come between the last look and here.
    if (record.pending && !record.pending.theirs && !isWaiting && !isClosed) void drain();
  }

  async function sendAll(): Promise<void> {
    let goOn = true;
    while (goOn) goOn = await sendNext();
  }

  /** Answers whether there may be more to send. */
  async function sendNext(): Promise<boolean> {
    await written;
    await readStored();
    const { pending } = record;
    if (isClosed || !pending || pending.theirs) return false;
    return attempt(() => send(pending), pending);
  }

  /** A change on its way to the storage comes back with all that lies there, so that what was read before is old. */
  async function readStored(): Promise<void> {
    const stored = (await ports.storage.read(key)) as SavingRecord<State> | undefined;
    if (unwritten > 0) return;
    if (!hasRead || (stored && stored.version > record.version)) adopt(stored ?? emptyRecord);
  }

  // Not after taking the list's lock: another tab may hold it for as long as its request takes.
  async function begin(): Promise<void> {
    await readStored();
    await drain();
  }

  function wake(): void {
    if (mayWake || !cancelRetry) void drain();
  }

  const stopListening = ports.channel.listen((newsKey, news) => {
    if (newsKey === key) hear(news as SavingRecord<State>);
  });
  const stopWaking = ports.onWake(wake);
  void begin();

  return {
    whenRead: firstRead.promise,
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (base, seen, next) => {
      hasSaved = false;
      void update((old) => withChange(old, { base, seen, next }, list));
      if (!cancelRetry) void drain();
    },
    choose: (choice) => {
      const theirs = record.pending?.theirs;
      if (theirs && choice === 'theirs') {
        report({ kind: 'acknowledged', before: undefined, saved: theirs, isOwn: false });
      }
      void update((old) => withChoice(old, choice));
      void drain();
    },
    wake,
    standIn: () => {
      const saved = record.acknowledged;
      if (saved) report({ kind: 'acknowledged', before: undefined, saved, isOwn: false });
    },
    close: () => {
      isClosed = true;
      cancelRetry?.();
      stopListening();
      stopWaking();
    },
  };
}
