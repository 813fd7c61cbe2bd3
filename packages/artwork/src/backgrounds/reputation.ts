import { linear, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { halftone, newsColumns, scales, serpentBody, serpentHead } from '../motifs/newsprint.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

const BODY = 'M-80 420C40 320 40 236 130 232s96 92 190 78 74-128-6-140-104 50-164 36-60-70-14-92';

/** Columns of bars in the dark, and a serpent that comes in from the right edge. */
export const reputationBackground: GrainedDrawing = {
  alt: 'Serpent looping in over dark newspaper columns',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#0b0b0b 0', '#222222 .55', '#3a3a38 1'], 'diagonal')}
    ${halftone(`${p}h`)}${scales(`${p}s`)}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(
      `${p}m`,
      BACKGROUND,
      [0.48, 0.95],
      `
      <g transform="scale(2)">${newsColumns(random, { lefts: [436, 510, 584, 658, 732], width: 66, top: 20, bottom: 446, inks: ['#8b8a84', '#e7e5df'] })}</g>
      <path fill="#e7e5df" d="M1168 44h280v250h-280z"/><path fill="url(#${p}h)" d="M1168 44h280v250h-280z"/>`,
    )}
    <g transform="translate(1600 330)scale(-1.5 1.5)">${serpentBody(BODY, `${p}s`)}${serpentHead()}</g>`,
  grain: { opacity: 0.14 },
};
