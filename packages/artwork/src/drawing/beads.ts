import { albumEras } from '@thirteen/catalogue/eras.ts';
import { radial } from './paint.ts';
import { at, type Point } from './svg.ts';

/** The bead colors of the project's own eras on the bracelet, in the order of the eras. */
export const BEADS: readonly string[] = albumEras.map(({ colors }) => colors.bead);

/** The light on a bead, shared by all of a drawing: shine on the upper left, shade on the lower right. */
export function beadLight(id: string): string {
  return radial(id, ['#fff 0 .75', '#fff .3 .15', '#000 .68 0', '#000 1 .42'], [0.34, 0.3], 0.78);
}

/** A round bead. `light` is the id of its `beadLight`. */
export function bead([x, y]: Point, radius: number, color: string, light: string): string {
  const circle = `cx="${at(x)}" cy="${at(y)}" r="${at(radius)}"`;
  return `<circle ${circle} fill="${color}"/><circle ${circle} fill="url(#${light})"/>`;
}

/** The digits of letter beads as paths around 0 0, 20 high: drawings never carry text. */
const DIGITS = {
  1: 'M-4.6-5.6L1.2-10h3.2v20H.2V-5l-3.4 2.6z',
  3: 'M-6-5.6C-4.8-8.6-2.4-10.2.4-10.2c3.6 0 6.2 2.2 6.2 5.4C6.6-2.5 5.4-.9 3.4-.2c2.4.7 3.8 2.5 3.8 5 0 3.4-2.9 5.6-6.8 5.6-3.2 0-5.8-1.6-7-4.8l3.6-1.5c.7 1.8 1.8 2.7 3.4 2.7 1.7 0 2.8-.9 2.8-2.3 0-1.5-1.2-2.4-3.3-2.4H-1.3V-1.5H-.2C1.7-1.5 2.6-2.5 2.6-4c0-1.4-.9-2.3-2.3-2.3-1.3 0-2.2.7-2.9 2.2z',
} as const;

/** A letter bead with a digit, in ink on white. */
export function letterBead([x, y]: Point, radius: number, digit: keyof typeof DIGITS, light: string): string {
  return bead([x, y], radius, '#fffdf8', light) + digitPath([x, y], radius, digit);
}

/** A letter bead in one color whose digit is a hole. `mask` is an id of its own. */
export function cutOutBead([x, y]: Point, radius: number, digit: keyof typeof DIGITS, mask: string): string {
  const circle = `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="#fff"`;
  return (
    `<mask id="${mask}">${circle}/>${digitPath([x, y], radius, digit, '#000')}</mask>` +
    `${circle} mask="url(#${mask})"/>`
  );
}

function digitPath([x, y]: Point, radius: number, digit: keyof typeof DIGITS, color = '#17182b'): string {
  return `<path d="${DIGITS[digit]}" fill="${color}" transform="translate(${at(x)} ${at(y)})scale(${at(radius / 14.5)})"/>`;
}
