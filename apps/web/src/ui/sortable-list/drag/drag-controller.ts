import { announce, announcements, placeAt } from '#ui/sortable-list/announcements.ts';
import { findScrollers, reveal, scrollAll, type Scroller } from './autoscroll.ts';
import { advance, IDLE, type DragEvent, type DragState } from './drag-state.ts';
import { openDragView, type DropMarks, type DragView } from './drag-view.ts';
import { rowsOf } from './near-rows.ts';
import { capturePlaces, markLanded, playReorder } from './reorder-animation.ts';

/** What a list consists of now, and what to call when a row moved. Rows count from 0. */
export type SortableModel = {
  readonly count: number;
  readonly titleOf: (row: number) => string;
  readonly isMovable: (row: number) => boolean;
  readonly onMove: (from: number, to: number) => void;
  /** Where the lifted row would land; undefined once the rows stand as the list has them. */
  readonly onPreview: (preview: LandingPreview | undefined) => void;
};

/** A row on its way: `lifted` by a key, which all rows make room for, or `dragged` by a pointer, which none does. */
export type LandingPreview = Extract<DragState, { readonly to: number }>;

/** One list's lifted row, from whichever input: it keeps the state, shows it and says it. */
export type DragController = {
  readonly state: () => DragState;
  readonly scrollers: () => readonly Scroller[];
  readonly model: () => SortableModel;
  /** Pointers: a press, its travel, the long press. Answers the new state. */
  readonly send: (event: DragEvent) => DragState;
  /** Keyboard: lifts a row and shows the moves to come. */
  readonly lift: (row: number) => void;
  readonly aim: (to: number) => void;
  /** Moves the dragged row under a pointer at `y` and aims at the place beneath it. */
  readonly follow: (y: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  /** The list shows another order than before: finishes a drop, or carries on with the lifted row where it is now. */
  readonly orderChanged: (before: readonly string[], after: readonly string[]) => void;
};

// A dropped row waits this long for the new order before it goes back: its owner may refuse the move.
const SETTLE_MS = 250;

/** Makes the lifting of a list; `readModel` always answers the list as it was rendered last. */
export function createDragController(
  list: HTMLElement,
  marks: DropMarks,
  readModel: () => SortableModel,
): DragController {
  let state = IDLE;
  let view: DragView | undefined;
  let scrollers: readonly Scroller[] = [];
  // Kept, because a row that left the list can't be asked any more.
  let liftedTitle = '';
  let lifted: HTMLElement | undefined;
  // Where the lifted row was seen when it was released, in pixels from the window's top.
  let seenAt: number | undefined;
  let settling: { readonly row: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  const title = (row: number) => readModel().titleOf(row);
  const place = (from: number, to: number) => placeAt(from, to, readModel().count, title);

  function open(row: number, grabY: number) {
    finishSettling();
    scrollers = findScrollers(list);
    liftedTitle = title(row);
    lifted = rowsOf(list)[row];
    seenAt = topOf(lifted);
    keepInPlace(() => (list.dataset['lifting'] = state.kind));
    view = openDragView(list, marks, row, grabY);
  }

  function close() {
    keepInPlace(() => {
      view?.close();
      delete list.dataset['lifting'];
    });
    view = undefined;
    lifted = undefined;
    readModel().onPreview(undefined);
  }

  /** Rows may fold while one of them is lifted (`data-lifting` says so): that one stays where the fan sees it. */
  function keepInPlace(change: () => void) {
    const height = list.clientHeight;
    change();
    if (seenAt !== undefined && list.clientHeight !== height)
      scrollAll(scrollers, (topOf(lifted) ?? seenAt) - seenAt);
    seenAt = undefined;
  }

  /** Changes what is shown, and lets the rows travel there. */
  function animate(change: () => void) {
    const rows = rowsOf(list).map((_, index) => String(index));
    const before = capturePlaces(list, rows);
    change();
    playReorder(list, rows, before);
  }

  function animateBack(row: number) {
    animate(close);
    const element = rowsOf(list)[row];
    if (element) markLanded(element);
  }

  function finishSettling() {
    if (!settling) return;
    clearTimeout(settling.timer);
    const { row } = settling;
    settling = undefined;
    animateBack(row);
  }

  function send(event: DragEvent) {
    const before = state;
    state = advance(before, event);
    if (before.kind === 'pressed' && state.kind === 'dragged') {
      open(state.from, before.y);
      announce(announcements.dragged(title(state.from), place(state.from, state.from)));
    }
    return state;
  }

  function lift(row: number) {
    if (send({ kind: 'lift', row }).kind !== 'lifted') return;
    open(row, 0);
    // The other rows close the gap at once, so there is no empty slot to see.
    view?.hold();
    announce(announcements.lifted(title(row), place(row, row)));
  }

  function aim(to: number) {
    const before = state;
    const now = send({ kind: 'aim', to });
    if (now === before || !('to' in now)) return;
    readModel().onPreview(now);
    if (now.kind === 'dragged') view?.drawLine(to);
    else {
      animate(() => view?.preview(to));
      const span = view?.previewSpan(to);
      if (span) reveal(scrollers, span.top, span.bottom);
    }
    announce(announcements.aimed(place(now.from, to)));
  }

  function follow(y: number) {
    if (state.kind === 'dragged' && view) aim(view.follow(y));
  }

  function drop() {
    const { from, to } = 'to' in state ? state : { from: 0, to: -1 };
    send({ kind: 'end' });
    if (to < 0) return;

    announce(announcements.dropped(title(from), place(from, to)));
    seenAt = topOf(lifted);
    if (from === to) return animateBack(from);
    view?.hold();
    settling = { row: from, timer: setTimeout(finishSettling, SETTLE_MS) };
    readModel().onMove(from, to);
  }

  function cancel() {
    const before = state;
    send({ kind: 'end' });
    if (!('to' in before)) return;
    announce(announcements.cancelled(title(before.from), place(before.from, before.from)));
    seenAt = topOf(lifted);
    animateBack(before.from);
  }

  function orderChanged(before: readonly string[], after: readonly string[]) {
    if (settling) {
      clearTimeout(settling.timer);
      settling = undefined;
      close();
    }
    if (!('from' in state)) return;

    const wasShown = view !== undefined;
    const now = send({
      kind: 'relocate',
      from: after.indexOf(before[state.from] ?? ''),
      count: after.length,
    });
    if ('to' in now) return showAgain(now);
    close();
    if (wasShown && now.kind === 'idle') announce(announcements.removed(liftedTitle));
  }

  /** Shows the lifted row where it is now, in the list as it is now. */
  function showAgain(now: LandingPreview): void {
    view?.measure(now.from);
    readModel().onPreview(now);
    if (now.kind === 'dragged') view?.drawLine(now.to);
    else view?.preview(now.to);
  }

  return {
    state: () => state,
    scrollers: () => scrollers,
    model: readModel,
    send,
    lift,
    aim,
    follow,
    drop,
    cancel,
    orderChanged,
  };
}

function topOf(row: HTMLElement | undefined): number | undefined {
  return row?.getBoundingClientRect().top;
}
