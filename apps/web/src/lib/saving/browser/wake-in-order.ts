import { inTime } from '#lib/in-time.ts';
import { CALL_PATIENCE_MS, type SavingPorts, type Wakeable } from '#lib/saving/saving-ports.ts';

/** So long, in milliseconds, may take what this browser keeps of the lists: one of which nothing is heard holds up no other. */
const READ_PATIENCE_MS = 5000;

/**
 * Wakes the lists of a page one after the other, first the one that waits longest: changes of several lists that waited for
 * the network reach the server in the order in which the fan made them, on a slow one as well: only a call that is lost holds up the
 * others no longer. `onEvent` calls back when they are to be woken.
 */
export function wakeInOrder(
  onEvent: (wake: () => void) => () => void,
): Pick<SavingPorts, 'onWake' | 'wakeAll'> {
  const lists = new Set<Wakeable>();
  let stopListening: (() => void) | undefined;
  let isWaking = false;
  /** Whether it was asked for again meanwhile: those that were woken first may have been too early. */
  let isWanted = false;

  async function wakeEach(): Promise<void> {
    await inTime(Promise.all(Array.from(lists, ({ whenRead }) => whenRead)), READ_PATIENCE_MS);
    for (const list of [...lists].toSorted((a, b) => sinceOf(a) - sinceOf(b)))
      if (lists.has(list)) await inTime(list.wake(), CALL_PATIENCE_MS);
  }

  async function wakeUntilDone(): Promise<void> {
    isWaking = true;
    try {
      while (isWanted) {
        isWanted = false;
        await wakeEach();
      }
    } finally {
      isWaking = false;
    }
  }

  function wakeAll(): void {
    isWanted = true;
    if (!isWaking) void wakeUntilDone();
  }

  return {
    wakeAll,
    onWake: (list) => {
      lists.add(list);
      stopListening ??= onEvent(wakeAll);
      return () => {
        lists.delete(list);
        if (lists.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
  };
}

/** Where nothing waits, nobody waits for it. */
const sinceOf = ({ since }: Wakeable): number => since() ?? Number.MAX_SAFE_INTEGER;
