import { readKey, type KeyIntent } from './keyboard.ts';
import type { Lift } from './lift.ts';
import { findRowTarget } from './rows.ts';

/** Lets the keys move the row whose handle has the focus, until `signal` ends it. */
export function listenToKeys(list: HTMLElement, lift: Lift, signal: AbortSignal): void {
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = findRowTarget(list, event.target);
    if (!target?.handle || !lift.model().isMovable(target.row)) return;

    const state = lift.state();
    const lifted = state.kind === 'lifted' ? { to: state.to, count: lift.model().count } : undefined;
    const intent = readKey(event.key, lifted);
    if (!intent) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    // A key held down may repeat a step, not lift and drop in turns.
    if (!event.repeat || intent.kind === 'aim') obey(intent, target.row);
  }

  function obey(intent: KeyIntent, row: number) {
    if (intent.kind === 'lift') lift.lift(row);
    if (intent.kind === 'aim') lift.aim(intent.to);
    if (intent.kind === 'drop') lift.drop();
    if (intent.kind === 'cancel') lift.cancel();
  }

  /** Screen readers press a button without any key. */
  function click(event: MouseEvent) {
    const target = findRowTarget(list, event.target);
    if (event.detail !== 0 || !target?.handle || !lift.model().isMovable(target.row)) return;
    if (lift.state().kind === 'lifted') lift.drop();
    else lift.lift(target.row);
  }

  /** A button answers to Space when it is let go; here it answered when it was pressed. */
  function letGo(event: KeyboardEvent) {
    if (event.key === ' ' && findRowTarget(list, event.target)?.handle) event.preventDefault();
  }

  function leave(event: FocusEvent) {
    queueMicrotask(() => {
      // In another window the focus comes back by itself, and so it does when the rows change their order;
      // elsewhere on the page the fan has moved on.
      const isBack = document.activeElement === event.target || !document.hasFocus();
      if (lift.state().kind === 'lifted' && !isBack) lift.cancel();
    });
  }

  list.addEventListener('keydown', press, { signal });
  list.addEventListener('keyup', letGo, { signal });
  list.addEventListener('click', click, { signal });
  list.addEventListener('focusout', leave, { signal });
  signal.addEventListener('abort', () => lift.state().kind === 'lifted' && lift.cancel());
}
