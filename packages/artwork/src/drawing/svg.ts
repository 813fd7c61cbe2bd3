import { seededRandom, type Random } from '../random.ts';

/** What a drawing is drawn with: a prefix that keeps its ids apart from those of others, and its own chance. */
export type DrawingContext = { readonly prefix: string; readonly random: Random };

/** A picture without its canvas: the sentence that stands in for it, and what is on it. */
export type Drawing = { readonly alt: string; readonly draw: (context: DrawingContext) => string };

/** A place, across and down from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** The canvas of a kind of drawing, in the units of its `viewBox`. */
export type Canvas = { readonly width: number; readonly height: number };

/** The finished file. Equal arguments give equal bytes. */
export function toSvg(canvas: Canvas, drawing: Drawing, prefix: string, seed: number): string {
  const { width, height } = canvas;
  const body = drawing.draw({ prefix, random: seededRandom(seed) });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" aria-label="${drawing.alt}">${tight(body)}</svg>`
  );
}

/** A coordinate as short as the eye allows: whole above 12, one decimal below. */
export function at(value: number): number {
  return Math.abs(value) >= 12 ? Math.round(value) : Math.round(value * 10) / 10 || 0;
}

/** One mark for each number from 0 to `count` - 1, joined without space. */
export function repeat(count: number, mark: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => mark(index)).join('');
}

/** One mark for each item, joined without space. */
export function each<Item>(items: readonly Item[], mark: (item: Item, index: number) => string): string {
  return items.map(mark).join('');
}

/** A rectangle of one paint; the shortest way to lay a ground. */
export function area(paint: string, width: number, height: number, [x, y]: Point = [0, 0]): string {
  return `<path fill="${paint}" d="M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z"/>`;
}

/** Removes the line breaks that only help to read the source. */
function tight(markup: string): string {
  return markup.replaceAll(/\s*\n\s*/g, '');
}
