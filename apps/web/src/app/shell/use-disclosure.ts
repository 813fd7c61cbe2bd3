import { useRef, useState, type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';

/** Something that a button of the header shows and hides. */
export type Disclosure<Place extends HTMLElement> = {
  readonly isOpen: boolean;
  /** For the element that holds the button and what it shows: Escape closes it, and so does leaving it. */
  readonly place: {
    readonly ref: RefObject<Place | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For the button. */
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
  };
  /** Closes it where it is open, and leads the focus back to the button. */
  readonly close: () => void;
};

/** Opens and closes a part of the header by its button. */
export function useDisclosure<Place extends HTMLElement>(): Disclosure<Place> {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<Place>(null);
  const button = useRef<HTMLButtonElement>(null);
  useTabOut(place, isOpen, () => setOpen(false));
  useOutsidePress(place, isOpen, (pressed) => (isControl(pressed) ? setOpen(false) : close()));

  function close() {
    if (!isOpen) return;
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') close();
  }

  return {
    isOpen,
    place: { ref: place, onKeyDown: closeOnEscape },
    button: { ref: button, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
    close,
  };
}

/** Whether a press was meant for something that takes the focus itself. */
function isControl(element: Element): boolean {
  return element.closest('a, button, input, select, textarea, label') !== null;
}

/** Calls back with what was pressed when something outside the element is pressed, while it is active. */
function useOutsidePress(
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

/** Calls back when the Tab key has led the focus out of the element, while it is active. */
function useTabOut(element: RefObject<Element | null>, isActive: boolean, onLeave: () => void): void {
  const check = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key === 'Tab' && !element.current?.contains(document.activeElement)) onLeave();
  });

  useEffect(() => {
    if (!isActive) return;
    // When the key comes up the focus has moved.
    const listener = (event: globalThis.KeyboardEvent) => check(event);
    document.addEventListener('keyup', listener);
    return () => document.removeEventListener('keyup', listener);
  }, [isActive]);
}
