/** No label of an axis is longer, in characters. */
const AXIS_LABEL_LENGTH = 30;
const ELLIPSIS = '…';
const LABEL_GAP = 8;

/** A text cut to a number of characters, with an ellipsis where something is missing. */
export function cutLabel(text: string, length: number): string {
  const characters = Array.from(text);
  const allowed = Math.min(length, AXIS_LABEL_LENGTH);
  return characters.length <= allowed ? text : characters.slice(0, allowed).join('').trimEnd() + ELLIPSIS;
}

/** Every how many ticks there is room for a label. `distance` is that of two ticks, `width` that of the widest label. */
export function labelEvery(distance: number, width: number): number {
  return Math.max(1, Math.ceil((width + LABEL_GAP) / distance));
}

/** Cuts a label further until it is no wider than allowed. `widthOf` measures in the unit of `width`. */
export function fitLabel(label: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(label) <= width) return label;
  const characters = Array.from(label.replace(ELLIPSIS, ''));
  while (characters.length > 1 && widthOf(characters.join('') + ELLIPSIS) > width) characters.pop();
  return characters.join('').trimEnd() + ELLIPSIS;
}

const MAX_TICKS = 10;
const FACTORS = [1, 2, 5] as const;

/**
 * The ticks of an axis from 0 to the first that holds the largest value. They are the given step apart, or that step
 * multiplied by 2, 5, 10, 20, 50 and so on, so that there are at most ten.
 */
export function ticksFor(largest: number, step: number): readonly number[] {
  for (let power = 1; ; power *= 10) {
    for (const factor of FACTORS) {
      const distance = step * factor * power;
      const steps = Math.max(1, Math.ceil(largest / distance));
      if (steps < MAX_TICKS) return Array.from({ length: steps + 1 }, (_, index) => index * distance);
    }
  }
}
