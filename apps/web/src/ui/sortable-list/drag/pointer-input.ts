import { scrollAtEdge } from './autoscroll.ts';
import type { DragController } from './drag-controller.ts';
import { findRowTarget, isDraggable, type RowTarget } from './event-target.ts';

// Pixels that a pointer must have gone towards an edge before it scrolls, so that a row lifted there stays put,
// and that it must have gone at all to have dragged the row.
const DRAG_DISTANCE_PX = 8;

const VIBRATION_MS = 12;

/** Lets mouse, touch and pen drag the rows of a list, until `signal` ends it. */
export function listenToPointers(list: HTMLElement, controller: DragController, signal: AbortSignal): void {
  let pointer = { id: 0, startX: 0, startY: 0, y: 0, hasDragged: false };
  let wait: ReturnType<typeof setTimeout> | undefined;
  let drag: AbortController | undefined;

  function press(event: PointerEvent) {
    const target = findRowTarget(list, event.target);
    if (!target || !mayPress(event, target)) return;

    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    pointer = { id: pointerId, startX: x, startY: y, y, hasDragged: false };
    const on = target.handle ? 'handle' : 'row';
    const state = controller.send({ kind: 'press', pointerId, pointerType, on, row: target.row, x, y });
    if (state.kind === 'pressed' && state.waitMs !== undefined) {
      wait = setTimeout(() => {
        if (controller.send({ kind: 'waited' }).kind !== 'dragged') return;
        start();
        navigator.vibrate?.(VIBRATION_MS);
      }, state.waitMs);
    }
    listenToDrag();
  }

  function mayPress(event: PointerEvent, { row, handle }: RowTarget) {
    const isMainButton = event.button === 0 && !event.ctrlKey;
    if (!isMainButton || controller.state().kind !== 'idle' || !controller.model().isMovable(row))
      return false;
    return handle !== undefined || isDraggable(event.target);
  }

  function listenToDrag() {
    drag = new AbortController();
    const options = { signal: drag.signal, capture: true };
    document.addEventListener('pointermove', travel, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', cancelPointer, options);
    document.addEventListener('keydown', escape, options);
    document.addEventListener('selectstart', (event) => event.preventDefault(), options);
    document.addEventListener('dragstart', (event) => event.preventDefault(), options);
    document.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    list.addEventListener('lostpointercapture', loseCapture, options);
    signal.addEventListener('abort', cancel, options);
  }

  function travel(event: PointerEvent) {
    if (event.pointerId !== pointer.id) return;
    // The mouse button was released outside the window.
    if (event.pointerType === 'mouse' && event.buttons === 0) return cancel();

    const { pointerId, clientX: x, clientY: y } = event;
    pointer.y = y;
    pointer.hasDragged ||= Math.hypot(x - pointer.startX, y - pointer.startY) > DRAG_DISTANCE_PX;
    if (controller.state().kind !== 'pressed') return;
    const state = controller.send({ kind: 'travel', pointerId, x, y });
    if (state.kind === 'dragged') start();
    if (state.kind === 'idle') stop();
  }

  function start() {
    clearTimeout(wait);
    // The list never moves in the page, the rows may: a captured row that React moves would loseCapture the pointer.
    list.setPointerCapture(pointer.id);
    getSelection()?.removeAllRanges();
    let before = performance.now();
    const frame = (now: number) => {
      if (controller.state().kind !== 'dragged') return;
      const edgeScroll = {
        y: pointer.y,
        elapsedMs: now - before,
        up: pointer.y < pointer.startY - DRAG_DISTANCE_PX,
        down: pointer.y > pointer.startY + DRAG_DISTANCE_PX,
      };
      scrollAtEdge(controller.scrollers(), list.getBoundingClientRect(), edgeScroll);
      before = now;
      controller.follow(pointer.y);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  function release(event: PointerEvent) {
    if (event.pointerId !== pointer.id) return;
    pointer.y = event.clientY;
    // A finger that only rested made a slow tap: the row goes back, and the click that comes opens its menu.
    if (controller.state().kind === 'dragged' && pointer.hasDragged) {
      suppressClick();
      controller.follow(pointer.y);
      controller.drop();
    } else controller.cancel();
    stop();
  }

  function cancelPointer(event: PointerEvent) {
    if (event.pointerId === pointer.id) cancel();
  }

  function loseCapture(event: PointerEvent) {
    // Touch captures what was touched by itself; that capture is lost to the list's own.
    if (event.target === list) cancelPointer(event);
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    suppress(event);
    cancel();
  }

  function cancel() {
    controller.cancel();
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
      if (controller.state().kind === 'dragged' && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
}

/** The click that a browser sends after a drag must not press what is under the pointer. */
function suppressClick(): void {
  window.addEventListener('click', suppress, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', suppress, { capture: true }), 0);
}

function suppress(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
