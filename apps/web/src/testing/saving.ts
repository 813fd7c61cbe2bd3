import type { Failure, SavingPorts, SavingStorage, Wakeable } from '#lib/saving/saving-ports.ts';
import type { SavingRecord } from '#lib/saving/saving-record.ts';
import type { SavedList, SavingEvent, Revised } from '#lib/saving/list-rules.ts';

/** When every save is acknowledged. */
export const COPIED_AT = Date.parse('2025-05-03T12:00:00Z');

/** Slots with a letter or nothing, as a Top 13 in small. */
export type Slots = readonly string[];

type Trouble =
  | { readonly kind: 'refused' | 'broken' | 'not-from-here' | 'lost-on-the-way' | 'lost-on-the-way-back' }
  | { readonly kind: 'busy'; readonly retryAfterMs: number };

class FailedCall extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

function failureOf(trouble: Trouble): FailedCall {
  if (trouble.kind === 'busy') return new FailedCall({ kind: 'lost', retryAfterMs: trouble.retryAfterMs });
  if (trouble.kind === 'broken') return new FailedCall({ kind: 'fault', isOurs: false });
  if (trouble.kind === 'refused' || trouble.kind === 'not-from-here')
    return new FailedCall({ kind: trouble.kind });
  return new FailedCall({ kind: 'lost' });
}

/** A server with one list: checks revisions as the real one does and has troubles on order. */
export function aServer(state: Slots, revision = 0) {
  let saved = { state, revision };
  const troubles: Trouble[] = [];
  const sent: { readonly after: string; readonly state: Slots }[] = [];
  let inFlight = 0;
  let mostInFlight = 0;
  let calls = 0;
  const held: (() => void)[] = [];
  let isHolding = false;
  let isAway = false;

  const answer = (): Revised<Slots> => ({ state: saved.state, revision: `"${saved.revision}"` });

  async function call(work: () => Revised<Slots>): Promise<Revised<Slots>> {
    const trouble = isAway ? ({ kind: 'lost-on-the-way' } as const) : troubles.shift();
    calls += 1;
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    try {
      await (isHolding ? new Promise<void>((go) => held.push(go)) : Promise.resolve());
      if (trouble && trouble.kind !== 'lost-on-the-way-back') throw failureOf(trouble);
      const result = work();
      if (trouble) throw failureOf(trouble);
      return result;
    } finally {
      inFlight -= 1;
    }
  }

  return {
    sent,
    /** Killed, or started again. */
    setAway: (next: boolean) => {
      isAway = next;
    },
    trouble: (...list: readonly Trouble[]) => troubles.push(...list),
    hold: () => {
      isHolding = true;
    },
    /** What comes from now on overtakes what is held. */
    overtake: () => {
      isHolding = false;
    },
    release: () => {
      isHolding = false;
      for (const go of held.splice(0)) go();
    },
    getState: () => saved.state,
    getRevision: () => `"${saved.revision}"`,
    countCalls: () => calls,
    getMostInFlight: () => mostInFlight,
    /** What another device does. */
    saveElsewhere: (next: Slots) => {
      saved = { state: next, revision: saved.revision + 1 };
    },
    read: () => call(answer),
    send: (after: string, next: Slots) =>
      call(() => {
        sent.push({ after, state: next });
        if (isSame(next, saved.state)) return answer();
        if (after !== `"${saved.revision}"`) throw new FailedCall({ kind: 'stale' });
        saved = { state: next, revision: saved.revision + 1 };
        return answer();
      }),
  };
}

/** What the tabs of one browser share: the storage, the locks and the channel. */
export function aBrowser(options: { readonly storage?: SavingStorage; readonly hasLocks?: boolean } = {}) {
  const storage = options.storage ?? aStorage();
  const hearers = new Set<{ hear: (key: string, record: SavingRecord<unknown>) => void }>();
  const tails = new Map<string, Promise<void>>();

  async function hold(name: string, work: () => Promise<void>): Promise<void> {
    if (options.hasLocks === false) return work();
    const turn = (tails.get(name) ?? Promise.resolve()).then(work);
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    // Browsers tell in a task of its own that the lock is back.
    return turn.finally(nextTask);
  }

  return {
    /** A tab has a clock of its own, moved by hand, and a switch for "the network is back". */
    openTab: () => {
      const timers = new Set<{ readonly delayMs: number; readonly act: () => void }>();
      const lists = new Set<Wakeable>();
      const wakeAll = () => {
        for (const { wake } of lists) void wake();
      };
      const self = { hear: (_key: string, _record: SavingRecord<unknown>) => {} };
      const ports: SavingPorts = {
        storage,
        locks: { hold },
        channel: {
          post: (key, record) => {
            for (const hearer of hearers) {
              if (hearer !== self) queueMicrotask(() => hearer.hear(key, structuredClone(record)));
            }
          },
          listen: (hear) => {
            self.hear = hear;
            hearers.add(self);
            return () => hearers.delete(self);
          },
        },
        clock: {
          after: (delayMs, act) => {
            const timer = { delayMs, act };
            timers.add(timer);
            return () => timers.delete(timer);
          },
        },
        now: () => COPIED_AT,
        random: () => 0.5,
        onWake: (list) => {
          lists.add(list);
          return () => lists.delete(list);
        },
        wakeAll,
        judge: (error) => {
          return error instanceof FailedCall ? error.failure : { kind: 'fault', isOurs: true };
        },
      };
      return {
        ports,
        getDelaysMs: () => [...timers].map((timer) => timer.delayMs),
        passTime: () => {
          const due = [...timers];
          timers.clear();
          for (const timer of due) timer.act();
        },
        wake: wakeAll,
        /** A tab that crashed hears and sends nothing any more. */
        crash: () => hearers.delete(self),
      };
    },
  };
}

/** A storage that answers some turns later, one after the other, and hands out copies, as IndexedDB does. */
export function aStorage(turns = 0): SavingStorage {
  const records = new Map<string, SavingRecord<unknown>>();
  let isFree: Promise<void> = Promise.resolve();

  function wait(): Promise<void> {
    isFree = isFree.then(() => pass(turns));
    return isFree;
  }

  return {
    read: async (key) => {
      if (turns > 0) await wait();
      return structuredClone(records.get(key));
    },
    update: async (key, change) => {
      if (turns > 0) await wait();
      const next = structuredClone(change(structuredClone(records.get(key))));
      records.set(key, next);
      return structuredClone(next);
    },
  };
}

function isSame(a: Slots, b: Slots): boolean {
  return a.join() === b.join();
}

/** A list kept on that server, with everything it reported. */
export function aList(server: ReturnType<typeof aServer>) {
  const events: SavingEvent<Slots>[] = [];
  const list: SavedList<Slots> = {
    name: 'slots',
    isSame,
    merge: (from, mine, theirs) => {
      const merged = theirs.map((song, slot) => (mine[slot] === from[slot] ? song : (mine[slot] ?? '')));
      const songs = merged.filter(Boolean);
      return new Set(songs).size === songs.length ? merged : undefined;
    },
    read: server.read,
    send: (base, next) => server.send(base.revision, next),
    report: (event) => events.push(event),
  };
  return { list, events };
}

/** Lets everything that is only waiting for its turn happen, locks that come back included. */
export async function settle(): Promise<void> {
  for (let task = 0; task < 5; task += 1) {
    await pass(100);
    await nextTask();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
