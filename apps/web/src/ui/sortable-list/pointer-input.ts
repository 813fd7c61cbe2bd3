import { scrollAtEdge } from './autoscroll.ts';
import { LONG_PRESS_MS } from './drag-state.ts';
import type { Lift } from './lift.ts';
import { findRowTarget, isDraggable } from './rows.ts';

// Pixels that a pointer must have gone towards an edge before it scrolls, so that a row lifted there stays put.
const REACH_PX = 8;

const VIBRATION_MS = 12;

/** Lets mouse, touch and pen drag the rows of a list, until `signal` ends it. */
export function listenToPointers(list: HTMLElement, lift: Lift, signal: AbortSignal): void {
  let pointer = { id: 0, startY: 0, y: 0 };
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let drag: AbortController | undefined;

  function press(event: PointerEvent) {
    if (lift.state().kind !== 'idle' || event.button !== 0 || event.ctrlKey) return;
    const target = findRowTarget(list, event.target);
    if (!target || !lift.model().isMovable(target.row)) return;
    if (!target.handle && !isDraggable(event.target)) return;

    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    pointer = { id: pointerId, startY: y, y };
    const on = target.handle ? 'handle' : 'row';
    const state = lift.send({ kind: 'press', pointerId, pointerType, on, row: target.row, x, y });
    if (state.kind === 'pressed' && state.liftsBy === 'waiting') {
      longPress = setTimeout(() => {
        if (lift.send({ kind: 'long-press' }).kind !== 'dragged') return;
        start();
        navigator.vibrate?.(VIBRATION_MS);
      }, LONG_PRESS_MS);
    }
    listenToDrag();
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
    list.addEventListener('lostpointercapture', abandon, options);
    signal.addEventListener('abort', cancel, options);
  }

  function travel(event: PointerEvent) {
    if (event.pointerId !== pointer.id) return;
    // A mouse let go where nobody could see it.
    if (event.pointerType === 'mouse' && event.buttons === 0) return cancel();

    pointer.y = event.clientY;
    if (lift.state().kind !== 'pressed') return;
    const { pointerId, clientX: x, clientY: y } = event;
    const state = lift.send({ kind: 'travel', pointerId, x, y });
    if (state.kind === 'dragged') start();
    if (state.kind === 'idle') stop();
  }

  function start() {
    clearTimeout(longPress);
    // The list never moves in the page, the rows may: a captured row that React moves would lose the pointer.
    list.setPointerCapture(pointer.id);
    getSelection()?.removeAllRanges();
    let before = performance.now();
    const frame = (now: number) => {
      if (lift.state().kind !== 'dragged') return;
      const reach = {
        up: pointer.y < pointer.startY - REACH_PX,
        down: pointer.y > pointer.startY + REACH_PX,
      };
      scrollAtEdge(lift.scrollers(), pointer.y, now - before, reach);
      before = now;
      lift.follow(pointer.y);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  function release(event: PointerEvent) {
    if (event.pointerId !== pointer.id) return;
    pointer.y = event.clientY;
    if (lift.state().kind === 'dragged') {
      swallowClick();
      lift.follow(pointer.y);
      lift.drop();
    } else lift.cancel();
    stop();
  }

  function abandon(event: PointerEvent) {
    if (event.pointerId === pointer.id) cancel();
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }

  function cancel() {
    lift.cancel();
    stop();
  }

  function stop() {
    clearTimeout(longPress);
    drag?.abort();
  }

  list.addEventListener('pointerdown', press, { signal });
  // Browsers decide at the first touch whether a listener may stop the scrolling, so it is always there.
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
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}
