import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** What the keys of a question do. Cards are counted from 0. */
export type QuestionKeys = {
  readonly choose: (card: number) => void;
  readonly preview: (card: number) => void;
  readonly skip: (card: number) => void;
  readonly tie: () => void;
  readonly goOn: () => void;
  readonly undo: () => void;
  readonly help: () => void;
};

/**
 * The keys of a question, wherever the focus is on the page: 1 to 9 choose, arrows walk from card to card, Space plays
 * the card in focus, S skips it, T ties, N goes on, U takes back, ? explains. `cards` holds the buttons of the cards.
 */
export function useQuestionKeys(
  cards: RefObject<HTMLElement | null>,
  keys: QuestionKeys,
  isOn: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog:modal')) return;
    const buttons = Array.from(cards.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? []);
    const inFocus = buttons.findIndex((button) => button === document.activeElement);
    if (act(event, buttons, inFocus)) event.preventDefault();
  });

  function act(event: KeyboardEvent, buttons: readonly HTMLElement[], inFocus: number): boolean {
    if (event.key.startsWith('Arrow')) {
      const next = neighbor(buttons, inFocus, event.key);
      next?.focus();
      return next !== undefined;
    }
    if (event.key === ' ' && inFocus >= 0) return (keys.preview(inFocus), true);
    if (!isOn) return false;
    const number = Number(event.key);
    if (buttons[number - 1] && !event.repeat) return (keys.choose(number - 1), true);
    return actByLetter(event, inFocus);
  }

  function actByLetter({ key, repeat }: KeyboardEvent, inFocus: number): boolean {
    const once = (action: () => void) => {
      if (!repeat) action();
      return true;
    };
    switch (key.toLowerCase()) {
      case 't':
        return once(keys.tie);
      case 'n':
        return once(keys.goOn);
      case 's':
        return inFocus >= 0 && once(() => keys.skip(inFocus));
      case 'u':
        return (keys.undo(), true);
      case '?':
        return (keys.help(), true);
      default:
        return false;
    }
  }

  // Firefox presses a button when Space is let go.
  const release = useEffectEvent((event: KeyboardEvent) => {
    const isOnCard = event.target instanceof Element && event.target.matches('[data-choice]');
    if (event.key === ' ' && isOnCard) event.preventDefault();
  });

  // Whoever sees a question may press a key: a passive effect would come after the first paint.
  useLayoutEffect(() => {
    const onDown = (event: KeyboardEvent) => press(event);
    const onUp = (event: KeyboardEvent) => release(event);
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    return () => {
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** The card that an arrow leads to: beside it in reading order, or the nearest one in the row above or below. */
function neighbor(cards: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  const start = cards[from];
  if (!start) return cards[0];
  if (key === 'ArrowRight') return cards[from + 1];
  if (key === 'ArrowLeft') return cards[from - 1];
  const box = start.getBoundingClientRect();
  const direction = key === 'ArrowDown' ? 1 : -1;
  const distance = (card: HTMLElement) => {
    const other = card.getBoundingClientRect();
    return Math.abs(other.top - box.top) * 4 + Math.abs(other.left - box.left);
  };
  return cards
    .filter((card) => (card.getBoundingClientRect().top - box.top) * direction > box.height / 2)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
