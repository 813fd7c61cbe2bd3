import { logFailure, runAndLog } from '#lib/log-failure.ts';
import { createBackOff } from './back-off.ts';
import { countFailures } from './failures.ts';
import { openKeptRecord } from './kept-record.ts';
import type { SavingPorts } from './saving-ports.ts';
import {
  keyOf,
  nextToSend,
  revived,
  waitingOf,
  withAcknowledged,
  withAttempt,
  withChange,
  withChoice,
  withCurrent,
  withFewer,
  withOneMore,
  withoutPending,
  withRefused,
  type Pending,
  type SavingRecord,
} from './saving-record.ts';
import { isSameView, notRead, savingViewOf, type SavingView } from './saving-view.ts';
import type { SavedList, SavingEvent, Base, Revised } from './list-rules.ts';

/** The saving of one list of one fan, from this tab. */
export type SavingQueue<State> = {
  /** Resolves when what this browser keeps of the list was read, or when the queue was closed before that. */
  readonly whenRead: Promise<void>;
  readonly getView: () => SavingView<State>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Shows at once, keeps in the browser, then sends. `seen` is the state that the fan changed into `next`. Before what
   * the browser keeps was read, nothing is shown: the change is repeated on what is found there.
   */
  readonly change: (base: Base<State>, seen: State, next: State) => void;
  readonly choose: (choice: 'mine' | 'theirs') => void;
  /** Sends what waits without waiting any longer, and once more what was refused. */
  readonly wake: () => void;
  /** The list could not be loaded: reports what this browser saved last, where it knows that, to stand in for it. */
  readonly standIn: () => void;
  /**
   * Stops sending, and shows and reports nothing any more; what is pending stays in the browser, for the same fan only.
   * Resolves when the last change was kept there.
   */
  readonly close: () => Promise<void>;
};

/**
 * Opens the saving queue of a list. The newest state wins, one request is in flight at a time, and everything is kept
 * in the browser until the server has acknowledged it. `owner` is the fan's username: nobody else's session sends it.
 */
export function openSavingQueue<State>(
  list: SavedList<State>,
  owner: string,
  ports: SavingPorts,
): SavingQueue<State> {
  const key = keyOf(owner, list.name);
  const listeners = new Set<() => void>();
  let view: SavingView<State> = notRead;
  /** What the server last said no to, as the newest state, until the fan changes the list or chooses another version. */
  let refused: { readonly base: Base<State>; readonly state: State } | undefined;
  let isClosed = false;
  let isWaiting = false;
  let hasSaved = false;
  const firstRead = Promise.withResolvers<void>();
  /** The newest saved state that was reported from here, by its revision. */
  let reported: string | undefined;
  /** How many changes of the fan's are in what was sent last. */
  let sentChanges = 0;
  let isDraining = false;
  /** Whether another try was asked for since the last one failed, while the lock was not back yet. */
  let isWanted = false;

  const backOff = createBackOff(ports, ports.wakeAll);
  const failures = countFailures(list.name, ports);
  const kept = openKeptRecord<State>(key, ports, {
    revive: (record) => revived(record, list),
    onShow: draw,
    onRead: noteSaved,
    onReceive: () => {
      if (kept.getRecord().pending) void drain();
    },
  });

  function draw(): void {
    const { pending } = kept.getRecord();
    const nextView = savingViewOf(pending, { isWaiting, hasSaved, refused: refused?.state });
    if (isSameView(view, nextView, list.isSame)) return;
    view = nextView;
    for (const listener of listeners) runAndLog('A screen could not show how a list is saved', listener);
  }

  /** What other tabs saved is reported; what was kept before the start is old. */
  function noteSaved({ acknowledged }: SavingRecord<State>, isFirst: boolean): void {
    if (!isFirst && acknowledged && acknowledged.revision !== reported) {
      hasSaved = true;
      report({ kind: 'acknowledged', before: undefined, sent: undefined, saved: acknowledged, isOwn: false });
    }
    reported = acknowledged?.revision ?? reported;
    firstRead.resolve();
  }

  function report(event: SavingEvent<State>): void {
    if (event.kind !== 'refused') reported = event.saved.revision;
    runAndLog('What became of a save could not be told', () => list.report(event));
  }

  function startWaiting(): void {
    isWaiting = true;
    isWanted = false;
    draw();
  }

  function retryLater(retryAfterMs: number | undefined): void {
    startWaiting();
    backOff.plan(retryAfterMs);
  }

  function settle(): void {
    backOff.reset();
    failures.reset();
    isWaiting = false;
  }

  async function acknowledge(pending: Pending<State>, saved: Revised<State>): Promise<void> {
    settle();
    hasSaved = true;
    report({ kind: 'acknowledged', before: pending.base.state, sent: pending.state, saved, isOwn: true });
    await kept.update(
      (old) => withFewer(withAcknowledged(old, pending.state, saved, list), sentChanges, ports.now()),
      (old) => withoutPending(old, saved),
    );
  }

  /** Reads the server's list and finds out what it means for what is pending. */
  async function compareWithServer(pending: Pending<State>): Promise<void> {
    const current = await list.read();
    if (isClosed) return;
    const isDone = withCurrent(kept.getRecord(), current, list).pending === null;
    if (isDone && list.isSame(current.state, pending.state)) return acknowledge(pending, current);
    if (isDone) {
      settle();
      hasSaved = false;
      refused = undefined;
      report({ kind: 'replaced', saved: current });
    }
    await kept.update(
      (old) => withCurrent(old, current, list),
      (old) => withoutPending(old, current),
    );
  }

  /** Sends once what is next. */
  async function send(pending: Pending<State>): Promise<void> {
    const { state, revision } = pending.base;
    sentChanges = waitingOf(kept.getRecord())?.changes ?? 0;
    if (revision === null) return compareWithServer(pending);
    const next = nextToSend(pending, list);
    await kept.update((old) => withAttempt(old, next, list));
    // Meanwhile another tab may have taken the change back, or the session may have ended.
    const isStillWanted = kept.getRecord().pending?.unanswered.some((sent) => list.isSame(sent, next));
    if (isClosed || !isStillWanted) return;
    const saved = await list.send({ state, revision }, next);
    if (!isClosed) await acknowledge({ ...pending, state: next }, saved);
  }

  /** The server said no, or fails again and again: the fan is told and decides. */
  async function giveUp(pending: Pending<State>, error: unknown): Promise<void> {
    settle();
    hasSaved = false;
    refused = { base: pending.base, state: kept.getRecord().pending?.state ?? pending.state };
    report({ kind: 'refused', base: pending.base.state, sent: pending.state, error });
    await kept.update(
      (old) => withRefused(old, pending.state, list),
      (old) => withoutPending(old, old.acknowledged),
    );
  }

  /** Answers whether to go on at once. */
  async function recover(error: unknown, pending: Pending<State>): Promise<boolean> {
    const step = failures.next(error);
    if (step.kind === 'compare') return attempt(() => compareWithServer(pending), pending);
    if (step.kind === 'give-up') await giveUp(pending, error);
    else if (step.kind === 'stop') startWaiting();
    else retryLater(step.retryAfterMs);
    return step.kind === 'give-up';
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
    backOff.cancel();
    isWanted = isDraining;
    if (isDraining || isClosed) return;
    isDraining = true;
    try {
      await ports.locks.hold(`saving ${key}`, sendAll);
    } catch (error) {
      logFailure('The lock of a list failed', error);
      if (!isClosed) retryLater(undefined);
    } finally {
      isDraining = false;
    }
    // A change may have come between the last look and here.
    const { pending } = kept.getRecord();
    if (pending && !pending.theirs && (isWanted || !isWaiting) && !isClosed) void drain();
  }

  async function sendAll(): Promise<void> {
    let goOn = true;
    while (goOn) goOn = await sendNext();
  }

  /** Answers whether there may be more to send. */
  async function sendNext(): Promise<boolean> {
    await kept.whenKept();
    await kept.read();
    const { pending } = kept.getRecord();
    if (isClosed || !pending || pending.theirs) return false;
    return attempt(() => send(pending), pending);
  }

  // Not after taking the list's lock: another tab may hold it for as long as its request takes.
  async function begin(): Promise<void> {
    await kept.read();
    ports.wakeAll();
  }

  async function wake(): Promise<void> {
    if (backOff.mayHurry()) await drain();
  }

  function change(base: Base<State>, seen: State, next: State): void {
    hasSaved = false;
    refused = undefined;
    void kept.update((old) => withOneMore(withChange(old, { base, seen, next }, list), old, ports.now()));
    if (!backOff.isPlanned()) void drain();
  }

  const stopWaking = ports.onWake({
    wake,
    whenRead: firstRead.promise,
    since: () => waitingOf(kept.getRecord())?.since,
  });
  void begin();

  return {
    whenRead: firstRead.promise,
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    choose: (choice) => {
      const { theirs } = kept.getRecord().pending ?? {};
      if (theirs && choice === 'theirs') {
        refused = undefined;
        report({ kind: 'acknowledged', before: undefined, sent: undefined, saved: theirs, isOwn: false });
      }
      void kept.update((old) => withChoice(old, choice));
      void drain();
    },
    wake: () => {
      if (refused) change(refused.base, refused.base.state, refused.state);
      void wake();
    },
    standIn: () => {
      const { acknowledged: saved, acknowledgedAt: madeAt } = kept.getRecord();
      if (!saved) return;
      const nothing = { before: undefined, sent: undefined, isOwn: false } as const;
      report({ kind: 'acknowledged', ...nothing, saved, copy: { madeAt } });
    },
    close: () => {
      isClosed = true;
      backOff.cancel();
      stopWaking();
      firstRead.resolve();
      return kept.close();
    },
  };
}
