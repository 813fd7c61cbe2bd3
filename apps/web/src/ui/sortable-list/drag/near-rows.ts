import type { RowBox } from './geometry.ts';

/** The rows of a list. A sortable list holds nothing else. */
export function rowsOf(list: Element): readonly HTMLElement[] {
  return Array.from(list.children).filter((child) => child instanceof HTMLElement);
}

/** A stretch of rows: from row `first` up to row `end`, which is the first beyond it. */
export type RowRange = { readonly first: number; readonly end: number };

/**
 * The rows in the window and within a window's height of it. Asking hundreds of rows where they stand takes a phone
 * longer than a frame, so only these are measured; a binary search finds them, since rows are in order.
 */
export function findNearRows(list: Element, rows: readonly HTMLElement[]): RowRange {
  const { innerHeight } = window;
  const windowTop = -list.getBoundingClientRect().top;
  return {
    first: countAbove(rows, windowTop - innerHeight),
    end: countAbove(rows, windowTop + 2 * innerHeight),
  };
}

/** How many rows begin above `y`, in pixels from the list's top. */
function countAbove(rows: readonly HTMLElement[], y: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.offsetTop ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Where the rows stand: those near the window, and row `lifted` with its neighbors, as they are laid out; the others
 * spread evenly.
 */
export function measureRows(list: Element, lifted: number): readonly RowBox[] {
  const rows = rowsOf(list);
  const { first, end } = findNearRows(list, rows);
  const near = rows.slice(first, end).map(readBox);
  const last = near.at(-1);
  const boxes = [
    ...spread(first, 0, near[0]?.top ?? list.clientHeight),
    ...near,
    ...spread(rows.length - end, last ? last.top + last.height : 0, list.clientHeight),
  ];
  for (const index of [lifted - 1, lifted, lifted + 1]) {
    const row = rows[index];
    if (row) boxes[index] = readBox(row);
  }
  return boxes;
}

function readBox({ offsetTop: top, offsetHeight: height }: HTMLElement): RowBox {
  return { top, height };
}

function spread(count: number, from: number, to: number): RowBox[] {
  const height = (to - from) / count;
  return Array.from({ length: count }, (_, index) => ({ top: from + index * height, height }));
}
