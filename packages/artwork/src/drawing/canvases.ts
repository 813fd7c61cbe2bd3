import { linear } from './paint.ts';
import { area, type Canvas } from './svg.ts';

/** Era backgrounds. A wide banner shows their lower part only, a phone their right part: motifs stand there. */
export const BACKGROUND: Canvas = { width: 1600, height: 900 };

/** Covers of eras and of rankings over more than one album. */
export const COVER: Canvas = { width: 400, height: 400 };

/** Song panels. A row shows a band of them around the middle: motifs are centered on a height of 150. */
export const PANEL: Canvas = { width: 1200, height: 300 };

/** Covers the left with the panel's ground and clears toward the right; cheaper to paint than a mask. */
export function calmLeft(prefix: string, ground: `#${string}`): string {
  const id = `${prefix}q`;
  return (
    linear(id, [`${ground} .53`, `${ground} .66 .55`, `${ground} .86 0`], 'across') +
    area(`url(#${id})`, PANEL.width, PANEL.height)
  );
}
