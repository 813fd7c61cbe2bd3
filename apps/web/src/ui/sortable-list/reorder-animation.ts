/** Where rows stand on the screen, by id: the middle of each, in pixels from the window's top. */
export type RowPlaces = ReadonlyMap<string, number>;

/** The rows of a list. A sortable list holds nothing else. */
export function rowsOf(list: Element): readonly HTMLElement[] {
  return Array.from(list.children).filter((child) => child instanceof HTMLElement);
}

/** Notes where the rows stand, whatever moves them. `ids` name the rows in their order in the page. */
export function capturePlaces(list: Element, ids: readonly string[]): RowPlaces {
  const places = new Map<string, number>();
  for (const [index, row] of rowsOf(list).entries()) {
    const id = ids[index];
    if (id !== undefined) places.set(id, middleOf(row));
  }
  return places;
}

/** Lets each row travel from where it stood to where it stands now (FLIP: only transforms move). */
export function playReorder(list: Element, ids: readonly string[], before: RowPlaces): void {
  const { durationMs, easing } = readMotion(list);
  if (durationMs < 20) return;

  // What a pointer holds goes where the pointer is.
  const held = list.matches('[data-lifting="dragged"]')
    ? list.querySelector(':scope > [data-dragged]')
    : null;

  const travels = rowsOf(list).flatMap((row, index) => {
    const to = middleOf(row);
    const from = before.get(ids[index] ?? '') ?? to;
    const isMoving = Math.abs(from - to) >= 1 && row !== held;
    return isMoving && (isNear(from) || isNear(to)) ? [{ row, distance: from - to }] : [];
  });
  for (const { row, distance } of travels) {
    // A row that comes from far away enters from just outside the window.
    const start = Math.sign(distance) * Math.min(Math.abs(distance), window.innerHeight);
    row.animate([{ translate: `0 ${start}px` }, { translate: 'none' }], {
      duration: durationMs,
      easing,
    });
  }
}

/** Shows for a moment which row has just landed. */
export function markLanded(row: HTMLElement): void {
  row.dataset['landed'] = '';
  setTimeout(() => delete row.dataset['landed'], LANDED_MS);
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
