import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back with what was pressed when something outside the element is pressed, while it is active. */
export function useOutsidePress(
  element: RefObject<Element | null>,
  isActive: boolean,
  onPress: (pressed: Element) => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Element && !element.current?.contains(event.target)) onPress(event.target);
  });

  useEffect(() => {
    if (!isActive) return;
    // A click, not the press itself: by then the browser has moved the focus, and ours comes after it.
    const listener = (event: PointerEvent) => press(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, [isActive]);
}
