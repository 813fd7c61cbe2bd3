import type { DragController } from './drag/drag-controller.ts';
import { findRowTarget } from './drag/event-target.ts';

/** Lets the keys move the row whose handle has the focus, until `signal` ends it. */
export function listenToKeys(list: HTMLElement, controller: DragController, signal: AbortSignal): void {
  function press(event: KeyboardEvent) {
    const row = findHandleRow(event);
    const intent = row === undefined || hasModifier(event) ? undefined : readKey(event.key, lifted());
    if (row === undefined || !intent) return;

    event.preventDefault();
    if (intent.kind === 'cancel') event.stopPropagation();
    // A key held down may repeat a step, not lift and drop in turns.
    if (!event.repeat || intent.kind === 'aim') apply(intent, row);
  }

  /** The row whose handle an event happened on, if that row can move. */
  function findHandleRow(event: Event) {
    const target = findRowTarget(list, event.target);
    return target?.handle && controller.model().isMovable(target.row) ? target.row : undefined;
  }

  function lifted() {
    const state = controller.state();
    return state.kind === 'lifted' ? { to: state.to, count: controller.model().count } : undefined;
  }

  function apply(intent: KeyIntent, row: number) {
    if (intent.kind === 'lift') controller.lift(row);
    if (intent.kind === 'aim') controller.aim(intent.to);
    if (intent.kind === 'drop') controller.drop();
    if (intent.kind === 'cancel') controller.cancel();
  }

  /** A click on a handle opens the row's menu, but for a row that is lifted: screen readers drop it so, without any key. */
  function click(event: MouseEvent) {
    if (!lifted() || findHandleRow(event) === undefined) return;
    event.stopPropagation();
    controller.drop();
  }

  /** A button is pressed when Space is released; here it already was when Space went down. */
  function release(event: KeyboardEvent) {
    if (event.key === ' ' && findHandleRow(event) !== undefined) event.preventDefault();
  }

  function leave(event: FocusEvent) {
    queueMicrotask(() => {
      // In another window the focus comes back by itself, and so it does when the rows change their order;
      // elsewhere on the page the fan has moved on.
      const isBack = document.activeElement === event.target || !document.hasFocus();
      if (controller.state().kind === 'lifted' && !isBack) controller.cancel();
    });
  }

  list.addEventListener('keydown', press, { signal });
  list.addEventListener('keyup', release, { signal });
  list.addEventListener('click', click, { signal });
  list.addEventListener('focusout', leave, { signal });
  signal.addEventListener('abort', () => controller.state().kind === 'lifted' && controller.cancel());
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** What a key on a handle does. Places count from 0. */
type KeyIntent =
  | { readonly kind: 'lift' }
  | { readonly kind: 'aim'; readonly to: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' }
  /** The key does nothing here, and must not scroll the page away under the lifted row either. */
  | { readonly kind: 'hold' };

type Lifted = { readonly to: number; readonly count: number };

const LIFTED_KEYS: Readonly<Record<string, (lifted: Lifted) => KeyIntent>> = {
  ' ': () => ({ kind: 'drop' }),
  Enter: () => ({ kind: 'drop' }),
  Escape: () => ({ kind: 'cancel' }),
  ArrowUp: ({ to }) => ({ kind: 'aim', to: Math.max(0, to - 1) }),
  ArrowDown: ({ to, count }) => ({ kind: 'aim', to: Math.min(count - 1, to + 1) }),
  Home: () => ({ kind: 'aim', to: 0 }),
  End: ({ count }) => ({ kind: 'aim', to: count - 1 }),
  PageUp: () => ({ kind: 'hold' }),
  PageDown: () => ({ kind: 'hold' }),
  ArrowLeft: () => ({ kind: 'hold' }),
  ArrowRight: () => ({ kind: 'hold' }),
};

/** The intent of a key, with nothing lifted or with a row lifted and shown at place `to`. */
export function readKey(key: string, lifted: Lifted | undefined): KeyIntent | undefined {
  if (lifted) return LIFTED_KEYS[key]?.(lifted);
  return key === ' ' || key === 'Enter' ? { kind: 'lift' } : undefined;
}
