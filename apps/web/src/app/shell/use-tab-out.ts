import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the Tab key has led the focus out of the element, while it is active. */
export function useTabOut(element: RefObject<Element | null>, isActive: boolean, onLeave: () => void): void {
  const check = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Tab' && !element.current?.contains(document.activeElement)) onLeave();
  });

  useEffect(() => {
    if (!isActive) return;
    // When the key comes up the focus has moved.
    const listener = (event: KeyboardEvent) => check(event);
    document.addEventListener('keyup', listener);
    return () => document.removeEventListener('keyup', listener);
  }, [isActive]);
}
