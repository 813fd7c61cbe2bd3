import { logFailure, runAndLog } from '#lib/log-failure.ts';
import type { SavingPorts } from './saving-ports.ts';
import { emptyRecord, type SavingRecord } from './saving-record.ts';

/** Makes the next record out of one; the same object where nothing changes. */
type RecordChange<State> = (record: SavingRecord<State>) => SavingRecord<State>;

/** The record of one list, as this tab shows it and as the browser keeps it for all tabs. */
export type KeptRecord<State> = {
  readonly getRecord: () => SavingRecord<State>;
  /**
   * Changes the record on screen at once and in the browser right after; what the storage answers is the truth. Never
   * fails: where `change` throws, `otherwise` is done instead.
   */
  readonly update: (change: RecordChange<State>, otherwise?: RecordChange<State>) => Promise<void>;
  /** Takes over what the browser keeps, where that is newer. */
  readonly read: () => Promise<void>;
  /** Resolves when all changes so far were kept. */
  readonly whenKept: () => Promise<void>;
  /** Shows nothing any more. What was changed before is still kept. Resolves when that is done. */
  readonly close: () => Promise<void>;
};

type Listeners<State> = {
  /** Brings what an older version of the app kept up to date. */
  readonly revive: (record: SavingRecord<State>) => SavingRecord<State>;
  /** The record on screen may have changed. */
  readonly onShow: () => void;
  /** What the browser keeps is about to be shown; `isFirst` when it was kept before this tab looked. */
  readonly onRead: (record: SavingRecord<State>, isFirst: boolean) => void;
  /** Another tab changed the record. */
  readonly onReceive: () => void;
};

/** Opens the record of a list. It is empty, and nothing is shown, until `read`. */
export function openKeptRecord<State>(
  key: string,
  ports: SavingPorts,
  { revive, onShow, onRead, onReceive }: Listeners<State>,
): KeptRecord<State> {
  let record: SavingRecord<State> = emptyRecord;
  let isRead = false;
  let isClosed = false;
  let unwritten = 0;
  let written: Promise<void> = Promise.resolve();

  function show(next: SavingRecord<State>): void {
    if (!isRead || isClosed) return;
    record = next;
    runAndLog('A list could not be shown', onShow);
  }

  function takeOver(stored: SavingRecord<State>): void {
    if (isClosed) return;
    onRead(stored, !isRead);
    isRead = true;
    show(stored);
  }

  async function write(before: Promise<void>, change: RecordChange<State>): Promise<void> {
    await before;
    const stored = await store(change);
    unwritten -= 1;
    if (!stored) return;
    if (unwritten === 0) takeOver(stored);
    runAndLog('Other tabs could not be told of a change', () => ports.channel.post(key, stored));
  }

  async function store(change: RecordChange<State>): Promise<SavingRecord<State> | undefined> {
    try {
      const stored = await ports.storage.update(key, (old) => {
        // A record that was forgotten meanwhile starts later than any that a tab may still show.
        const empty = { ...emptyRecord, version: ports.now() };
        const from = old === undefined ? empty : revive(old as SavingRecord<State>);
        const next = change(from);
        return next === from ? from : { ...next, version: from.version + 1 };
      });
      return stored as SavingRecord<State>;
    } catch (error) {
      logFailure('A list could not be kept in the browser', error);
      return undefined;
    }
  }

  const stopListening = ports.channel.listen((changedKey, stored) => {
    if (changedKey !== key || isClosed || unwritten > 0 || stored.version <= record.version) return;
    takeOver(revive(stored as SavingRecord<State>));
    onReceive();
  });

  return {
    getRecord: () => record,
    update: (change, otherwise = (old) => old) => {
      const safeChange: RecordChange<State> = (old) => {
        try {
          const next = change(old);
          return next.acknowledged === old.acknowledged ? next : { ...next, acknowledgedAt: ports.now() };
        } catch (error) {
          logFailure(`A rule of the list ${key} failed`, error);
          return otherwise(old);
        }
      };
      show(safeChange(record));
      unwritten += 1;
      written = write(written, safeChange);
      return written;
    },
    read: async () => {
      const stored = (await ports.storage.read(key)) as SavingRecord<State> | undefined;
      // A change on its way to the storage comes back with all that is kept there: what was read before is old.
      if (unwritten > 0) return;
      if (!isRead || (stored && stored.version > record.version)) {
        takeOver(stored ? revive(stored) : emptyRecord);
      }
    },
    whenKept: () => written,
    close: () => {
      isClosed = true;
      stopListening();
      return written;
    },
  };
}
