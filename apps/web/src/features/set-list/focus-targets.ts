import type { AddTarget } from './set-list-context.ts';

/** A place in the builder that the focus can be led to, as the value of `data-focus-target`. */
export function addTargetId(target: AddTarget): string {
  return target.kind === 'era' ? `add ${target.era}` : `add ${target.instrument}`;
}

/** The first line of what a show still needs. */
export const MISSING_TARGET_ID = 'missing';

export function songTargetId(song: string): string {
  return `song ${song}`;
}

/** Moves the focus to the first of these targets that is there once the page has been drawn anew, and shows it. */
export function focusTarget(...ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const targets = Array.from(document.querySelectorAll<HTMLElement>('[data-focus-target]'));
    const target = ids
      .map((id) => targets.find((element) => element.dataset['focusTarget'] === id))
      .find((element) => element !== undefined);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}
