import { findDropIndex, findGap, findShift, type RowBox } from './geometry.ts';
import { measureRows, rowsOf } from './near-rows.ts';

/** The two marks of a list: the empty slot of a lifted row, and the line that shows where it would drop. */
export type DropMarks = { readonly slot: HTMLElement; readonly line: HTMLElement };

/** What is seen of a lifted row. Nothing here changes the layout: rows move by `transform` alone. */
export type DragView = {
  /** Puts the lifted row under a pointer at `y` (pixels in the window); answers the place it would take. */
  follow(y: number): number;
  /** Draws the drop line for place `to`; at its own place a row needs none. */
  drawLine(to: number): void;
  /** Shows all rows as they will stand once the lifted row is at place `to`. */
  preview(to: number): void;
  /** Where the lifted row stands in the preview, in pixels in the window, with room for a neighbor on each side. */
  previewSpan(to: number): { top: number; bottom: number };
  /** Reads the layout again after the list changed; the lifted row is now row `from`. */
  measure(from: number): void;
  /** Takes the marks away; the rows stay where they are shown until `close`. */
  hold(): void;
  /** Puts everything back to the plain layout. */
  close(): void;
};

// How far past the list's ends a row may be dragged. More would make the page grow and scroll without end.
const OVERSHOOT_PX = 8;

const LIFTED_TILT = ' rotate(-0.6deg)';

/** Starts to show row `row` as lifted; `grabY` is where a pointer took hold of it, in pixels in the window. */
export function openDragView(list: HTMLElement, marks: DropMarks, row: number, grabY: number): DragView {
  const element = rowsOf(list)[row];
  let boxes: readonly RowBox[] = [];
  let measuredHeight = 0;
  let measuredTop = 0;
  let lineAt = row;
  let from = row;
  let grab = 0;
  let animation: Animation | undefined;
  let reach = 0;

  const listTop = () => list.getBoundingClientRect().top + list.clientTop;

  function measure(now: number) {
    from = now;
    animation?.cancel();
    animation = undefined;
    readBoxes();
    reach = measuredHeight;
    placeSlot();
  }

  function readBoxes() {
    measuredHeight = list.clientHeight;
    measuredTop = listTop();
    boxes = measureRows(list, from);
  }

  function placeSlot() {
    const box = boxes[from];
    if (!box) return;
    marks.slot.style.height = `${box.height}px`;
    marks.slot.style.transform = `translateY(${box.top}px)`;
  }

  /** Answers whether other rows came near, or some turned out higher than they were taken to be and moved all below. */
  function updateBoxes() {
    const isSameView = Math.abs(listTop() - measuredTop) < window.innerHeight / 2;
    if (isSameView && list.clientHeight === measuredHeight) return false;
    readBoxes();
    placeSlot();
    return true;
  }

  function follow(y: number) {
    if (updateBoxes()) drawLine(lineAt);
    const box = boxes[from];
    if (!box || !element) return from;
    const pointer = y - listTop();
    const highest = -OVERSHOOT_PX;
    const lowest = list.clientHeight - box.height + OVERSHOOT_PX;
    const top = Math.min(Math.max(pointer - grab, highest), lowest);
    animation ??= createDragAnimation(element, reach);
    animation.currentTime = reach + top - box.top;
    return findDropIndex(boxes, from, pointer);
  }

  function drawLine(to: number) {
    lineAt = to;
    marks.line.hidden = to === from;
    marks.line.style.transform = `translateY(${findGap(boxes, from, to)}px)`;
  }

  function preview(to: number) {
    updateBoxes();
    for (const [index, each] of rowsOf(list).entries()) {
      moveRow(each, findShift(boxes, from, to, index), index === from ? LIFTED_TILT : '');
    }
  }

  function previewSpan(to: number) {
    const box = boxes[from] ?? { top: 0, height: 0 };
    const top = listTop() + box.top + findShift(boxes, from, to, from);
    return { top: top - box.height, bottom: top + 2 * box.height };
  }

  function hold() {
    marks.slot.hidden = true;
    marks.line.hidden = true;
  }

  function close() {
    hold();
    animation?.cancel();
    delete element?.dataset['dragged'];
    for (const each of rowsOf(list)) moveRow(each, 0);
  }

  measure(row);
  const height = boxes[row]?.height ?? 0;
  grab = grabY - listTop() - (boxes[row]?.top ?? 0);
  // A row that folded when it was lifted may be lower than where it was taken hold of.
  if (grab > height) grab = height / 2;
  if (element) {
    element.dataset['dragged'] = '';
    moveRow(element, 0, LIFTED_TILT);
  }
  marks.slot.hidden = false;
  return { follow, drawLine, preview, previewSpan, measure, hold, close };
}

function moveRow(row: HTMLElement, shift: number, tilt = '') {
  const transform = shift === 0 && tilt === '' ? '' : `translateY(${shift}px)${tilt}`;
  if (row.style.transform !== transform) row.style.transform = transform;
}

/**
 * Lifts a row to be moved up and down by up to `reach` pixels. It is an animation that stands still, a millisecond of it
 * for each pixel, since browsers then move the row without painting the list again (a third of the work of a frame).
 */
function createDragAnimation(row: HTMLElement, reach: number): Animation {
  const frames = [-reach, reach].map((shift) => ({ transform: `translateY(${shift}px)${LIFTED_TILT}` }));
  const animation = row.animate(frames, { duration: 2 * reach, fill: 'both' });
  animation.pause();
  return animation;
}
