import { each } from '../drawing/svg.ts';

/** The seventies arcs, from the outside in. */
export const ARCS = [
  '#3b3f7d',
  '#54629f',
  '#8fa3c8',
  '#e9dcc0',
  '#d9a441',
  '#c4662e',
  '#7b2f3c',
  '#2b2453',
  '#0b1030',
] as const;

/** Nested discs that rise like a rainbow when their center is at the foot. */
export function arcs(cx: number, cy: number, radius: number, step: number): string {
  return each(
    ARCS,
    (color, index) => `<circle cx="${cx}" cy="${cy}" r="${radius - index * step}" fill="${color}"/>`,
  );
}

/** The full moon with its seas; needs the paint `fill`. */
export function moon(x: number, y: number, size: number, fill: string): string {
  return `<g transform="translate(${x} ${y})scale(${size})"><circle r="74" fill="${fill}"/>
    <g fill="#c9a56a" opacity=".4"><circle cx="-24" cy="-24" r="14"/><circle cx="26" cy="24" r="18"/><circle cx="-16" cy="34" r="8"/><circle cx="32" cy="-30" r="7"/></g></g>`;
}

/** The ring of a clock face: a tick for each minute, a long one for each five. */
export function minuteTicks(cx: number, cy: number): string {
  return `<g fill="none" stroke="#f3dfb3"><circle cx="${cx}" cy="${cy}" r="99" stroke-width="8" stroke-dasharray="1.7 8.67" stroke-dashoffset=".85"/>
    <circle cx="${cx}" cy="${cy}" r="97" stroke-width="14" stroke-dasharray="2.4 48.4" stroke-dashoffset="1.2"/></g>`;
}
