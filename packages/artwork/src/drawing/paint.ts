import { each, type Point } from './svg.ts';

/** A stop of a gradient: place from 0 to 1, color, and opacity where it is not full. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const DIRECTIONS = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
} as const;

/** A straight gradient over the box of the shape that it fills. */
export function linear(
  id: string,
  stops: readonly Stop[],
  direction: keyof typeof DIRECTIONS = 'down',
): string {
  return `<linearGradient id="${id}" ${DIRECTIONS[direction]}>${each(stops, stop)}</linearGradient>`;
}

/** A round gradient; center and radius are parts of the box of the shape that it fills. */
export function radial(id: string, stops: readonly Stop[], [cx, cy]: Point = [0.5, 0.5], r = 0.5): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${each(stops, stop)}</radialGradient>`;
}

function stop([offset, color, opacity]: Stop): string {
  const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${color}"${seeThrough}/>`;
}

/** A soft edge; `spread` widens the box so that the glow is not cut off. */
export function blur(id: string, deviation: number, spread = 1): string {
  return (
    `<filter id="${id}" x="${-spread}" y="${-spread}" width="${1 + 2 * spread}" height="${1 + 2 * spread}">` +
    `<feGaussianBlur stdDeviation="${deviation}"/></filter>`
  );
}

/** The grain of printed paper, the last layer of a large drawing. Costly to paint: never in lists. */
export function grain(
  prefix: string,
  [width, height]: readonly [number, number],
  opacity: number,
  blend: 'overlay' | 'multiply' | 'soft-light' = 'overlay',
): string {
  const id = `${prefix}n`;
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1">` +
    '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="13"/>' +
    '<feColorMatrix type="saturate" values="0"/><feComponentTransfer>' +
    '<feFuncR type="linear" slope="2.6" intercept="-.8"/><feFuncG type="linear" slope="2.6" intercept="-.8"/>' +
    '<feFuncB type="linear" slope="2.6" intercept="-.8"/><feFuncA type="linear" slope="0" intercept="1"/>' +
    '</feComponentTransfer></filter>' +
    `<rect width="${width}" height="${height}" filter="url(#${id})" opacity="${opacity}" ` +
    `style="mix-blend-mode:${blend}"/>`
  );
}
