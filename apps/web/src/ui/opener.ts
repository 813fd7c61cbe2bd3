const CONTROL = 'a, button, input, select, textarea, summary, [tabindex]';

// What was clicked last: Safari does not focus a button that is clicked, so the focus alone is not enough.
let clicked: Element | null = null;

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => (clicked = target instanceof Element ? target.closest(CONTROL) : null);
  document.addEventListener('click', note, { capture: true });
}

/** The control that led to what opens now, to which the focus returns. For a choice of a menu, the menu's button. */
export function findOpener(): HTMLElement | undefined {
  const { activeElement, body } = document;
  const control = activeElement === body ? clicked : activeElement;
  const menu = control?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : control;
  return opener instanceof HTMLElement ? opener : undefined;
}
