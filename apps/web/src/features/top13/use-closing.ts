import { countChosen, TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { onSessionEnd } from '#lib/session/session.ts';

/** That the thirteenth song has closed the bracelet. */
export type Closing = {
  /** Whether it happened on this visit, and the fan has not put the news away. */
  readonly isNew: boolean;
  readonly onDone: () => void;
};

const NAME = 'top13-closed';
const storage = safeStorage();

// The next fan at this browser closes a bracelet of their own.
onSessionEnd(() => storage.removeItem(NAME));

/**
 * Notices when the thirteenth slot is filled, once: not when a whole list is loaded, nor when a song is exchanged later.
 * Brings `bracelet` into sight then; the focus stays where it is.
 */
export function useClosing(top13: Top13, isKnown: boolean, bracelet: RefObject<HTMLElement | null>): Closing {
  const [isNew, setIsNew] = useState(false);
  const before = useRef<number>(undefined);
  const count = countChosen(top13);
  // A song that is taken out ends the news; putting it back is none.
  if (isNew && count < TOP13_SLOTS) setIsNew(false);

  useEffect(() => {
    if (!isKnown) return;
    const last = before.current;
    before.current = count;
    if (count < TOP13_SLOTS) return;
    const isFirst = storage.getItem(NAME) === null;
    storage.setItem(NAME, 'yes');
    if (last === undefined || last >= TOP13_SLOTS || !isFirst) return;
    // After the focus has gone where it belongs, which scrolls as well.
    const frame = requestAnimationFrame(() => setIsNew(true));
    return () => cancelAnimationFrame(frame);
  }, [count, isKnown]);

  // The card below it says so; the bracelet alone where there is none.
  useEffect(() => {
    if (!isNew) return;
    const card = bracelet.current?.parentElement?.querySelector('[data-look="card"]');
    for (const element of [bracelet.current, card])
      element?.scrollIntoView({ block: 'nearest', behavior: 'auto' });
  }, [isNew, bracelet]);

  return { isNew, onDone: useCallback(() => setIsNew(false), []) };
}
