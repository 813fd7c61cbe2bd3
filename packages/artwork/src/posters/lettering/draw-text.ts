import { bead } from '../../drawing/beads.ts';
import { each, repeat, type Point } from '../../drawing/svg.ts';
import type { FittedText } from './fit-text.ts';
import type { Lettering, TypeStyle } from './lettering.ts';

/** What words are drawn with: their color, the id of the `beadLight` for what no face can write, and where they start. */
export type Pen = {
  readonly lettering: Lettering;
  readonly color: string;
  readonly light: string;
  readonly anchor?: 'start' | 'middle' | 'end';
};

/** The leading of several lines, in parts of the size. */
const LEADING = 1.12;

/** One line of words; `place` is on its base line. A character that no face has becomes a small bead. */
export function drawLine(
  text: string,
  style: TypeStyle,
  [x, y]: Point,
  { lettering, color, light, anchor = 'start' }: Pen,
): string {
  const { width, path, gaps } = lettering.set(text, style);
  const start = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
  const radius = style.size * 0.28;
  const beads = each(gaps, (gap) => bead([gap, -radius - style.size * 0.04], radius, color, light));
  const words = path === '' ? '' : `<path fill="${color}" d="${path}"/>`;
  return `<g transform="translate(${tenth(start)} ${tenth(y)})">${words}${beads}</g>`;
}

/** Lines below each other; `place` is on the base line of the first. */
export function drawLines({ lines, style }: FittedText, [x, y]: Point, pen: Pen, leading = LEADING): string {
  return repeat(lines.length, (index) =>
    drawLine(lines[index] ?? '', style, [x, y + index * style.size * leading], pen),
  );
}

/** Finer than other coordinates, since words show each half of a pixel. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
