/** Where a row is in its list, in pixels from the list's top, as laid out without any transform. */
export type RowBox = { readonly top: number; readonly height: number };

/** The place (from 0) that row `from` would take if it were dropped with the pointer at `y`. Rows are in order. */
export function findDropIndex(rows: readonly RowBox[], from: number, y: number): number {
  let low = 0;
  let high = Math.max(0, rows.length - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    // The lifted row leaves its place, so the rows after it count as one place earlier.
    const row = rows[middle < from ? middle : middle + 1];
    if (row && row.top + row.height / 2 < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The y of the gap into which row `from` would drop to become row `to`: the middle between two neighbors. */
export function findGap(rows: readonly RowBox[], from: number, to: number): number {
  const before = rows[to > from ? to : to - 1];
  const after = rows[to > from ? to + 1 : to];
  const end = before && endOf(before);
  if (end === undefined) return after?.top ?? 0;
  return after ? (end + after.top) / 2 : end;
}

/** The place of row `index` once row `from` is at place `to`. */
export function findPlace(from: number, to: number, index: number): number {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}

/** How far row `index` stands from its place while row `from` is shown at place `to`. */
export function findShift(rows: readonly RowBox[], from: number, to: number, index: number): number {
  const lifted = rows[from];
  const target = rows[to];
  if (!lifted || !target || from === to) return 0;

  if (index === from) return to > from ? endOf(target) - endOf(lifted) : target.top - lifted.top;
  const isBetween = index >= Math.min(from, to) && index <= Math.max(from, to);
  return isBetween ? findGapLeft(rows, from, to > from ? from + 1 : from - 1) : 0;
}

/** How far the rows move that close the gap of row `from`: it is as wide as that row and its distance to the next. */
function findGapLeft(rows: readonly RowBox[], from: number, next: number): number {
  const lifted = rows[from];
  const neighbor = rows[next];
  if (!lifted || !neighbor) return 0;
  return next > from ? lifted.top - neighbor.top : endOf(lifted) - endOf(neighbor);
}

function endOf({ top, height }: RowBox): number {
  return top + height;
}

/**
 * The one item whose move turns the first order into the second; undefined when more than one move did it
 * or when the two orders hold different items. Two neighbors swapped count as a move of the first.
 */
export function findMovedId(before: readonly string[], after: readonly string[]): string | undefined {
  if (before.length !== after.length) return undefined;
  const start = before.findIndex((id, index) => id !== after[index]);
  if (start === -1) return undefined;
  const end = before.findLastIndex((id, index) => id !== after[index]);

  const isDown = before.slice(start + 1, end + 1).every((id, index) => id === after[start + index]);
  if (isDown && before[start] === after[end]) return before[start];
  const isUp = before.slice(start, end).every((id, index) => id === after[start + 1 + index]);
  return isUp && before[end] === after[start] ? before[end] : undefined;
}
