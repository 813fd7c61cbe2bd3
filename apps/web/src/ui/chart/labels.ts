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
