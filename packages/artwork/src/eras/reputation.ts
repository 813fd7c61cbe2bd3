import { type EraDrawing, type GrainedDrawing, linear, risingRight } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { halftone, newsColumns, scales, serpentBody, serpentHead } from '../motifs/newsprint.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

const BODY = 'M-30 372C60 300 40 236 130 232s96 92 190 78 74-128-6-140-104 50-164 36-60-70-14-92';

/** A serpent winding over newspaper columns that say nothing. */
const cover: GrainedDrawing = {
  alt: 'Serpent winding through newspaper columns in black and white',
  draw: ({ prefix: p, random }) => `
    ${halftone(`${p}h`)}${scales(`${p}s`)}
    ${area('#e7e5df', 400, 400)}
    <path fill="#141414" d="M14 16h372v4H14zM14 62h372v2H14zM14 68h372v1H14zM22 28h44v26H22zM72 28h30v26H72zM110 28h52v26h-52zM170 28h22v26h-22zM202 28h60v26h-60zM270 28h38v26h-38zM316 28h62v26h-62z"/>
    ${newsColumns(random, { lefts: [14, 90, 166, 242, 318], width: 68, top: 80, bottom: 392, inks: ['#4b4b48', '#141414'] })}
    <path fill="#e7e5df" d="M242 84h152v120H242z"/><path fill="url(#${p}h)" d="M242 84h152v120H242z" opacity=".6"/>
    ${serpentBody(BODY, `${p}s`)}${serpentHead()}`,
  grain: { opacity: 0.4, blend: 'multiply' },
};

const LONG_BODY = 'M-80 420C40 320 40 236 130 232s96 92 190 78 74-128-6-140-104 50-164 36-60-70-14-92';

/** Columns of bars in the dark, and a serpent that comes in from the right edge. */
const background: GrainedDrawing = {
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
    <g transform="translate(1600 330)scale(-1.5 1.5)">${serpentBody(LONG_BODY, `${p}s`)}${serpentHead()}</g>`,
  grain: { opacity: 0.14 },
};

const COIL = 'M1260 40C1120-40 960 20 960 120s150 150 290 120M620 360c60-150 200-140 330-60s200 20 290-40';

/** Scales close up, over newsprint. */
const panel: Drawing = {
  alt: 'Serpent scales close up on newsprint',
  draw: ({ prefix: p, random }) => `
    ${scales(`${p}s`, 2.6, '#c9c7bf')}
    ${area('#e7e5df', 1200, 300)}
    <g transform="scale(1.5)">${newsColumns(random, { lefts: [352, 430, 508, 586, 664, 742], width: 70, top: 6, bottom: 198, inks: ['#4b4b48', '#141414'] })}</g>
    ${serpentBody(COIL, `${p}s`, 2.1)}
    ${calmLeft(p, '#0b0b0b')}`,
};

export const reputation: EraDrawing = { prefix: 'rp', seed: 6, cover, background, panel };
