import { readKey, type KeyIntent } from './keyboard.ts';
import type { Lift } from './lift.ts';
import { findRowTarget } from './rows.ts';

/** Lets the keys move the row whose handle has the focus, until `signal` ends it. */
export function listenToKeys(list: HTMLElement, lift: Lift, signal: AbortSignal): void {
  function press(event: KeyboardEvent) {
    const row = findHandleRow(event);
    const intent = row === undefined || hasModifier(event) ? undefined : readKey(event.key, lifted());
    if (row === undefined || !intent) return;

    event.preventDefault();
    if (intent.kind === 'cancel') event.stopPropagation();
    // A key held down may repeat a step, not lift and drop in turns.
    if (!event.repeat || intent.kind === 'aim') obey(intent, row);
  }

  /** The row whose handle an event happened on, if that row can move. */
  function findHandleRow(event: Event) {
    const target = findRowTarget(list, event.target);
    return target?.handle && lift.model().isMovable(target.row) ? target.row : undefined;
  }

  function lifted() {
    const state = lift.state();
    return state.kind === 'lifted' ? { to: state.to, count: lift.model().count } : undefined;
  }

  function obey(intent: KeyIntent, row: number) {
    if (intent.kind === 'lift') lift.lift(row);
    if (intent.kind === 'aim') lift.aim(intent.to);
    if (intent.kind === 'drop') lift.drop();
    if (intent.kind === 'cancel') lift.cancel();
  }

  /** A click on a handle opens the row's menu, but for a row that is lifted: screen readers drop it so, without any key. */
  function click(event: MouseEvent) {
    if (!lifted() || findHandleRow(event) === undefined) return;
    event.stopPropagation();
    lift.drop();
  }

  /** A button answers to Space when it is let go; here it answered when it was pressed. */
  function letGo(event: KeyboardEvent) {
    if (event.key === ' ' && findHandleRow(event) !== undefined) event.preventDefault();
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

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
