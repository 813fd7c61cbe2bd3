import { area, each, type Canvas, type Drawing, type Point } from './svg.ts';

/** A stop of a gradient: color, place from 0 to 1, and opacity where it is not full, as in `#e6e6e1 .5 .85`. */
export type Stop = `#${string} ${number}` | `#${string} ${number} ${number}`;

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

/** A round gradient measured on the canvas itself, so that several shapes share one source of light. */
export function glow(id: string, [cx, cy]: Point, r: number, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${each(stops, stop)}</radialGradient>`;
}

function stop(text: Stop): string {
  const [color, offset, opacity] = text.split(' ');
  const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${color}"${seeThrough}/>`;
}

/**
 * Lets marks come up from nothing toward the right edge: words stand on the left of every background.
 * `from` and `full` are parts of the width.
 */
export function risingRight(
  id: string,
  { width, height }: Canvas,
  [from, full]: Point,
  marks: string,
): string {
  return (
    linear(`${id}g`, [`#000 ${from}`, `#fff ${full}`], 'across') +
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">` +
    `${area(`url(#${id}g)`, width, height)}</mask><g mask="url(#${id})">${marks}</g>`
  );
}

/** A soft edge; `spread` widens the box so that the glow is not cut off. */
export function blur(id: string, deviation: number, spread = 1): string {
  return (
    `<filter id="${id}" x="${-spread}" y="${-spread}" width="${1 + 2 * spread}" height="${1 + 2 * spread}">` +
    `<feGaussianBlur stdDeviation="${deviation}"/></filter>`
  );
}

/** How much of the paper shows, and how it mixes with what is printed. */
type Grain = { readonly opacity: number; readonly blend?: 'overlay' | 'multiply' | 'soft-light' };

/** A drawing that is printed on paper. Its grain is laid on last, and left out where it would cost too much. */
export type GrainedDrawing = Drawing & { readonly grain: Grain };

/** What is drawn of an era. `prefix` keeps the ids of its pictures apart from those of others, `seed` is of their chance. */
export type EraDrawing = {
  readonly prefix: string;
  readonly seed: number;
  readonly cover: GrainedDrawing;
  readonly background: GrainedDrawing;
  readonly panel: Drawing;
};

/** The drawing with its grain. */
export function onPaper({ width, height }: Canvas, { alt, draw, grain: paper }: GrainedDrawing): Drawing {
  return {
    alt,
    draw: (context) => draw(context) + grain(context.prefix, [width, height], paper.opacity, paper.blend),
  };
}

/** The grain of printed paper, the last layer of a large drawing. Costly to paint: never in lists. */
export function grain(
  prefix: string,
  [width, height]: readonly [number, number],
  opacity: number,
  blend: Grain['blend'] = 'overlay',
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
