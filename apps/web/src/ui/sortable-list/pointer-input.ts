import { scrollAtEdge } from './autoscroll.ts';
import type { Lift } from './lift.ts';
import { findRowTarget, isDraggable, type RowTarget } from './rows.ts';

// Pixels that a pointer must have gone towards an edge before it scrolls, so that a row lifted there stays put,
// and that it must have gone at all to have dragged the row.
const REACH_PX = 8;

const VIBRATION_MS = 12;

/** Lets mouse, touch and pen drag the rows of a list, until `signal` ends it. */
export function listenToPointers(list: HTMLElement, lift: Lift, signal: AbortSignal): void {
  let pointer = { id: 0, startX: 0, startY: 0, y: 0, hasDragged: false };
  let wait: ReturnType<typeof setTimeout> | undefined;
  let drag: AbortController | undefined;

  function press(event: PointerEvent) {
    const target = findRowTarget(list, event.target);
    if (!target || !mayPress(event, target)) return;

    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    pointer = { id: pointerId, startX: x, startY: y, y, hasDragged: false };
    const on = target.handle ? 'handle' : 'row';
    const state = lift.send({ kind: 'press', pointerId, pointerType, on, row: target.row, x, y });
    if (state.kind === 'pressed' && state.waitMs !== undefined) {
      wait = setTimeout(() => {
        if (lift.send({ kind: 'waited' }).kind !== 'dragged') return;
        start();
        navigator.vibrate?.(VIBRATION_MS);
      }, state.waitMs);
    }
    listenToDrag();
  }

  function mayPress(event: PointerEvent, { row, handle }: RowTarget) {
    const isMainButton = event.button === 0 && !event.ctrlKey;
    if (!isMainButton || lift.state().kind !== 'idle' || !lift.model().isMovable(row)) return false;
    return handle !== undefined || isDraggable(event.target);
  }

  function listenToDrag() {
    drag = new AbortController();
    const options = { signal: drag.signal, capture: true };
    document.addEventListener('pointermove', travel, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', abandon, options);
    document.addEventListener('keydown', escape, options);
    document.addEventListener('selectstart', (event) => event.preventDefault(), options);
    document.addEventListener('dragstart', (event) => event.preventDefault(), options);
    document.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    list.addEventListener('lostpointercapture', lose, options);
    signal.addEventListener('abort', cancel, options);
  }

  function travel(event: PointerEvent) {
    if (event.pointerId !== pointer.id) return;
    // A mouse let go where nobody could see it.
    if (event.pointerType === 'mouse' && event.buttons === 0) return cancel();

    const { pointerId, clientX: x, clientY: y } = event;
    pointer.y = y;
    pointer.hasDragged ||= Math.hypot(x - pointer.startX, y - pointer.startY) > REACH_PX;
    if (lift.state().kind !== 'pressed') return;
    const state = lift.send({ kind: 'travel', pointerId, x, y });
    if (state.kind === 'dragged') start();
    if (state.kind === 'idle') stop();
  }

  function start() {
    clearTimeout(wait);
    // The list never moves in the page, the rows may: a captured row that React moves would lose the pointer.
    list.setPointerCapture(pointer.id);
    getSelection()?.removeAllRanges();
    let before = performance.now();
    const frame = (now: number) => {
      if (lift.state().kind !== 'dragged') return;
      const pull = {
        y: pointer.y,
        elapsedMs: now - before,
        up: pointer.y < pointer.startY - REACH_PX,
        down: pointer.y > pointer.startY + REACH_PX,
      };
      scrollAtEdge(lift.scrollers(), list.getBoundingClientRect(), pull);
      before = now;
      lift.follow(pointer.y);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  function release(event: PointerEvent) {
    if (event.pointerId !== pointer.id) return;
    pointer.y = event.clientY;
    // A finger that only rested made a slow tap: the row goes back, and the click that comes opens its menu.
    if (lift.state().kind === 'dragged' && pointer.hasDragged) {
      swallowClick();
      lift.follow(pointer.y);
      lift.drop();
    } else lift.cancel();
    stop();
  }

  function abandon(event: PointerEvent) {
    if (event.pointerId === pointer.id) cancel();
  }

  function lose(event: PointerEvent) {
    // Touch captures what was touched by itself; that capture is lost to the list's own.
    if (event.target === list) abandon(event);
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    swallow(event);
    cancel();
  }

  function cancel() {
    lift.cancel();
    stop();
  }

  function stop() {
    clearTimeout(wait);
    drag?.abort();
  }

  list.addEventListener('pointerdown', press, { signal });
  // A finger scrolls until it has lifted a row. Browsers decide at the first touch whether a listener may stop the
  // scrolling, so it is always there; Safari heeds nothing else once the finger is down.
  list.addEventListener(
    'touchmove',
    (event) => {
      if (lift.state().kind === 'dragged' && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
}

/** The click that a browser sends after a drag must not press what lies under the pointer. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
