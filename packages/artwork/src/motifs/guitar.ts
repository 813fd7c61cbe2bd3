import { lights, type Area } from '../drawing/marks.ts';
import type { Random } from '../random.ts';
import { at, each, repeat, type Point } from '../drawing/svg.ts';

const LEAF = 'M0 0c7-13 20-13 28-3-8 10-21 13-28 3z';

/** Where a leaf sits on its vine, and how far it is turned, in degrees. */
type Leaf = readonly [x: number, y: number, turn: number];

/** The leaves of a vine, all cut from one shape. */
export function leaves(places: readonly Leaf[], paint: string, size = 1): string {
  const scale = size === 1 ? '' : `scale(${size})`;
  const leaf = ([x, y, turn]: Leaf): string =>
    `<path d="${LEAF}" transform="translate(${at(x)} ${at(y)})rotate(${turn})${scale}"/>`;
  return `<g fill="${paint}">${each(places, leaf)}</g>`;
}

/** Six strings between two lines of places, each with a shadow on what lies below. */
export function strings(path: string, shade: string): string {
  return (
    `<path d="${path}" stroke="${shade}" stroke-width="2.4" opacity=".45" fill="none" transform="translate(3 5)"/>` +
    `<path d="${path}" stroke="#fdf6d8" stroke-width="1.5" fill="none"/>`
  );
}

/** The path of six straight strings that spread a little from their first end to their second. */
export function fanOfStrings([x1, y1]: Point, [x2, y2]: Point, gap1: number, gap2: number): string {
  return repeat(6, (index) => `M${x1} ${at(y1 + index * gap1)}L${x2} ${at(y2 + index * gap2)}`);
}

/** The inlaid ring around a sound hole. */
export function rosette(cx: number, cy: number, radius: number): string {
  const ring = (r: number, width: number, dash = ''): string =>
    `<circle cx="${cx}" cy="${cy}" r="${at(r)}" stroke-width="${at(width)}"${dash}/>`;
  const teeth = ` stroke-dasharray="${at(radius * 0.054)} ${at(radius * 0.091)}"`;
  return (
    `<circle cx="${cx}" cy="${cy}" r="${at(radius * 1.065)}" fill="#0a3f3b"/><g fill="none" stroke="#e9dfb4">` +
    `${ring(radius, radius * 0.022)}${ring(radius * 0.924, radius * 0.098, teeth)}` +
    `${ring(radius * 0.848, radius * 0.022)}</g>`
  );
}

/** Fireflies over a meadow. */
export function fireflies(random: Random, count: number, field: Area, large = 3): string {
  return `<g fill="#fff3b0">${lights(random, count, field, [1.2, large])}</g>`;
}
