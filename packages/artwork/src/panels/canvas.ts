import { linear } from '../drawing/paint.ts';
import { area, type Canvas } from '../drawing/svg.ts';

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
