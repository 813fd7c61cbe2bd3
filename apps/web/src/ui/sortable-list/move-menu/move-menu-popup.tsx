import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './move-menu-popup.module.css';

/** What the menu offers: something to do, or a page of another site. One that would do nothing is disabled. */
export type MoveChoice = {
  readonly label: string;
  readonly isDisabled: boolean;
  /** Draws a line above it: what follows is of another kind. */
  readonly startsGroup?: boolean;
  /** Given to each of several of which one holds: whether it is this one. */
  readonly isChecked?: boolean;
  /** The menu goes on with other choices. */
  readonly staysOpen?: boolean;
} & ({ readonly onChoose: () => void } | { readonly address: string });

type MoveMenuPopupProps = {
  readonly label: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly choices: readonly MoveChoice[];
  readonly onClose: () => void;
};

const SPACE_PX = 6;

/**
 * The open part of a move menu, there only while it is open: a native popover, so that no list or dialog around
 * cuts it off and a press elsewhere closes it. It stands in its row, where screen readers expect it.
 */
export function MoveMenuPopup({ label, opener, choices, onClose }: MoveMenuPopupProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element || !opener.current) return undefined;
    const end = new AbortController();
    const button = opener.current;
    const place = () => placeBeside(element, button);
    element.addEventListener('toggle', (event) => event.newState === 'closed' && close.current(), {
      signal: end.signal,
    });
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: end.signal });
    window.addEventListener('resize', place, { signal: end.signal });
    element.showPopover();
    place();
    itemsOf(element)
      .find((item) => item.getAttribute('aria-disabled') !== 'true')
      ?.focus({ preventScroll: true });
    return () => end.abort();
  }, [opener]);

  function leave() {
    opener.current?.focus();
    onClose();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Tab') return leave();
    const items = menu.current ? itemsOf(menu.current) : [];
    const next = findNextItem(
      event.key,
      items.findIndex((item) => item === event.target),
      items.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles['menu']}
      popover="auto"
      data-drag="none"
      onKeyDown={press}
    >
      {choices.map((choice) => (
        <Choice key={choice.label} choice={choice} onLeave={leave} />
      ))}
    </div>
  );
}

type ChoiceProps = { readonly choice: MoveChoice; readonly onLeave: () => void };

function Choice({ choice, onLeave }: ChoiceProps) {
  const { label, isDisabled, startsGroup, isChecked, staysOpen } = choice;
  const item = {
    role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChecked,
    tabIndex: -1,
    className: styles['choice'],
    'aria-disabled': isDisabled,
    'data-starts-group': startsGroup || undefined,
  } as const;
  if ('address' in choice && !isDisabled)
    return (
      <a {...item} href={choice.address} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
        {label}
      </a>
    );
  return (
    <button
      {...item}
      type="button"
      onClick={() => {
        if (isDisabled || 'address' in choice) return;
        if (!staysOpen) onLeave();
        choice.onChoose();
      }}
    >
      {label}
      {isChecked && <Icon name="check" size="sm" />}
    </button>
  );
}

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'));
}

/** The item that an arrow, Home or End goes to; round and round. */
function findNextItem(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Under the button, or above it where there is no room below; always within the window. */
function placeBeside(menu: HTMLElement, button: Element): void {
  const anchor = button.getBoundingClientRect();
  const below = anchor.bottom + SPACE_PX;
  const fits = below + menu.offsetHeight <= window.innerHeight - SPACE_PX;
  const top = fits ? below : Math.max(SPACE_PX, anchor.top - SPACE_PX - menu.offsetHeight);
  menu.style.top = `${top}px`;
  menu.style.left = `${Math.max(SPACE_PX, anchor.right - menu.offsetWidth)}px`;
}
