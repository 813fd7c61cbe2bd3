import { findNearRows, rowsOf } from './near-rows.ts';

/**
 * Where rows stand on the screen, by id: the middle of each, in pixels from the window's top; of those far above or
 * below the window only that, as minus or plus infinity.
 */
export type RowPlaces = ReadonlyMap<string, number>;

/** Notes where the rows stand, whatever moves them. `ids` name the rows in their order in the page. */
export function capturePlaces(list: Element, ids: readonly string[]): RowPlaces {
  const rows = rowsOf(list);
  const { first, end } = findNearRows(list, rows);
  const placeOf = (row: HTMLElement, index: number) => {
    // A lifted row may be shown far from where it belongs.
    if ((index >= first && index < end) || row.dataset['dragged'] !== undefined) return middleOf(row);
    return index < first ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  };
  return new Map(rows.map((row, index) => [ids[index] ?? '', placeOf(row, index)]));
}

/** Lets each row travel from where it stood to where it stands now (FLIP: only transforms move). */
export function playReorder(list: Element, ids: readonly string[], before: RowPlaces): void {
  const { durationMs, easing } = readMotion(list);
  if (durationMs < 20) return;

  // What a pointer holds goes where the pointer is.
  const held = list.matches('[data-lifting="dragged"]')
    ? list.querySelector(':scope > [data-dragged]')
    : null;

  const rows = rowsOf(list);
  const { first, end } = findNearRows(list, rows);
  const travels = rows.flatMap((row, index) => {
    const was = before.get(ids[index] ?? '');
    const isFar = (index < first || index >= end) && !Number.isFinite(was);
    if (isFar) return [];
    const to = middleOf(row);
    const from = was ?? to;
    const isMoving = Math.abs(from - to) >= 1 && row !== held;
    return isMoving && (isNear(from) || isNear(to)) ? [{ row, distance: from - to }] : [];
  });
  const journeys = travels.map(({ row, distance }) => {
    // A row that comes from far away enters from just outside the window.
    const start = Math.sign(distance) * Math.min(Math.abs(distance), window.innerHeight);
    const frames = [{ translate: `0 ${start}px` }, { translate: 'none' }];
    return new Animation(new KeyframeEffect(row, frames, { duration: durationMs, easing }));
  });
  // Made first and started together: each `row.animate` would lay the page out for the one before it.
  for (const journey of journeys) journey.play();
}

const marks = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Shows for a moment which row has just landed. One that lands again is shown for the whole time from then on. */
export function markLanded(row: HTMLElement): void {
  clearTimeout(marks.get(row));
  row.dataset['landed'] = '';
  marks.set(
    row,
    setTimeout(() => delete row.dataset['landed'], LANDED_MS),
  );
}

const LANDED_MS = 900;

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

function isNear(y: number): boolean {
  return y > -window.innerHeight / 4 && y < window.innerHeight * 1.25;
}

function readMotion(list: Element): { durationMs: number; easing: string } {
  const style = getComputedStyle(list);
  const duration = style.getPropertyValue('--t-base').trim();
  const factor = duration.endsWith('ms') ? 1 : 1000;
  return {
    durationMs: Number.parseFloat(duration) * factor || 0,
    easing: style.getPropertyValue('--ease').trim() || 'ease-out',
  };
}
