import { letterBead } from '../drawing/beads.ts';
import { at, type Point } from '../drawing/svg.ts';
import { drawLine } from './lettering/draw-text.ts';
import type { Lettering, TypeStyle } from './lettering/lettering.ts';
import { NIGHT } from './night.ts';

const PRODUCT = 'Thirteen';

/** What the logo is drawn with: the id of the `beadLight` and the color of the name. */
type LogoPaint = { readonly light: string; readonly color: string };

/** The logo: two letter beads on a cord and the name, `size` high; `place` is its left on the base line. */
export function logo(lettering: Lettering, [x, y]: Point, size: number, { light, color }: LogoPaint): string {
  const radius = size * 0.44;
  const middle = y - size * 0.31;
  const name: TypeStyle = { face: 'display-italic', size, weight: 600, opticalSize: 6 };
  const beads = [x + radius * 1.2, x + radius * 3.24] as const;
  return (
    `<path d="M${at(x)} ${at(middle)}h${at(radius * 4.44)}" stroke="${NIGHT.cord}" stroke-width="${at(size / 15)}" stroke-linecap="round"/>` +
    letterBead([beads[0], middle], radius, 1, light) +
    letterBead([beads[1], middle], radius, 3, light) +
    drawLine(PRODUCT, name, [x + radius * 4.9, y], { lettering, color, light })
  );
}

/** How wide the logo is at a size. */
export function logoWidth(lettering: Lettering, size: number): number {
  const name: TypeStyle = { face: 'display-italic', size, weight: 600, opticalSize: 6 };
  return size * 0.44 * 4.9 + lettering.measure(PRODUCT, name);
}
