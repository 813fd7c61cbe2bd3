/** Something that scrolls: an element, or the page, whose scroll padding is what a sticky header covers. */
export type Scroller = {
  readonly element: Element;
  readonly page?: { readonly paddingTop: number; readonly paddingBottom: number };
};

/** The part of the window that shows a scroller's content, in pixels from the window's top. */
export type View = { readonly top: number; readonly bottom: number };

const EDGE_PX = 80;
const SLOWEST_PX = 4;
const FASTEST_PX = 18;
const FRAME_MS = 1000 / 60;

// What is seen beyond the end of a list, so that the end is seen to be one.
const END_ROOM_PX = 16;

/** Pixels a frame (of a sixtieth of a second) to scroll with the pointer at `y`; up is negative, 0 off the edges. */
export function edgeSpeed(y: number, view: View): number {
  const edge = Math.min(EDGE_PX, (view.bottom - view.top) / 3);
  if (edge <= 0) return 0;
  const intoTop = view.top + edge - y;
  const intoBottom = y - (view.bottom - edge);
  if (intoTop > 0) return -speedAt(intoTop / edge);
  return intoBottom > 0 ? speedAt(intoBottom / edge) : 0;
}

function speedAt(depth: number): number {
  return SLOWEST_PX + (FASTEST_PX - SLOWEST_PX) * Math.min(1, depth);
}

/** The things that scroll a list, the innermost first and the page last. */
export function findScrollers(list: Element): readonly Scroller[] {
  const scrollers: Scroller[] = [];
  const page = document.scrollingElement ?? document.documentElement;
  for (let element = list.parentElement; element && element !== page; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (element !== document.body && (overflowY === 'auto' || overflowY === 'scroll')) {
      scrollers.push({ element });
    }
  }
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(page);
  const padding = {
    paddingTop: Number.parseFloat(scrollPaddingTop) || 0,
    paddingBottom: Number.parseFloat(scrollPaddingBottom) || 0,
  };
  return [...scrollers, { element: page, page: padding }];
}

/** What is left to scroll of `px` until the end of a list from `list.top` to `list.bottom` is in view: no further. */
export function limitToList(px: number, list: View, view: View): number {
  if (px < 0) return Math.max(px, Math.min(0, list.top - END_ROOM_PX - view.top));
  return Math.min(px, Math.max(0, list.bottom + END_ROOM_PX - view.bottom));
}

/** How a dragging pointer scrolls in one animation frame. */
export type EdgeScroll = {
  /** Where it is, in pixels from the window's top. */
  readonly y: number;
  /** Since the last frame: the speed is the same on quick screens. */
  readonly elapsedMs: number;
  /** Towards which edges the pointer has moved at all. */
  readonly up: boolean;
  readonly down: boolean;
};

/**
 * Scrolls the innermost scroller that has the pointer at its edge and can still move, no further than the list goes.
 * Answers whether something scrolled.
 */
export function scrollAtEdge(scrollers: readonly Scroller[], list: View, edgeScroll: EdgeScroll): boolean {
  const { y, elapsedMs, up, down } = edgeScroll;
  for (const scroller of scrollers) {
    const view = viewOf(scroller);
    const speed = edgeSpeed(y, view);
    if ((speed < 0 && !up) || (speed > 0 && !down)) continue;
    const px = limitToList((speed * Math.min(elapsedMs, 50)) / FRAME_MS, list, view);
    if (px !== 0 && scrollBy(scroller.element, px)) return true;
  }
  return false;
}

/** Scrolls so that the span from `top` to `bottom` (pixels in the window) is in view. */
export function reveal(scrollers: readonly Scroller[], top: number, bottom: number): void {
  let moved = 0;
  for (const scroller of scrollers) {
    const view = viewOf(scroller);
    const above = view.top - (top - moved);
    const below = bottom - moved - view.bottom;
    const before = scroller.element.scrollTop;
    if (above > 0) scrollBy(scroller.element, -above);
    else if (below > 0) scrollBy(scroller.element, below);
    moved += scroller.element.scrollTop - before;
  }
}

/** Scrolls by so many pixels in all, the innermost scroller first. */
export function scrollAll(scrollers: readonly Scroller[], px: number): void {
  let left = px;
  for (const { element } of scrollers) {
    const before = element.scrollTop;
    if (left !== 0) scrollBy(element, left);
    left -= element.scrollTop - before;
  }
}

function scrollBy(element: Element, px: number): boolean {
  const before = element.scrollTop;
  element.scrollBy({ top: px, behavior: 'instant' });
  return element.scrollTop !== before;
}

function viewOf({ element, page }: Scroller): View {
  if (page) return { top: page.paddingTop, bottom: window.innerHeight - page.paddingBottom };
  const { top, bottom } = element.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
}
