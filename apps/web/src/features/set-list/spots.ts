import type { AddTarget } from './desk.ts';

/** A place on the table that the focus can be led to, as the value of `data-spot`. */
export function addSpot(target: AddTarget): string {
  return target.kind === 'era' ? `add ${target.era}` : `add ${target.instrument}`;
}

/** The first line of what a show still needs. */
export const MISSING_SPOT = 'missing';

export function songSpot(song: string): string {
  return `song ${song}`;
}

/** Moves the focus to the first of these spots that is there once the page has been drawn anew, and shows it. */
export function focusSpot(...spots: readonly string[]): void {
  requestAnimationFrame(() => {
    const targets = Array.from(document.querySelectorAll<HTMLElement>('[data-spot]'));
    const target = spots
      .map((spot) => targets.find((element) => element.dataset['spot'] === spot))
      .find((element) => element !== undefined);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}
