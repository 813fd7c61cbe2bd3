import { type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { halftone, newsColumns, scales, serpentBody, serpentHead } from '../motifs/newsprint.ts';

const BODY = 'M-30 372C60 300 40 236 130 232s96 92 190 78 74-128-6-140-104 50-164 36-60-70-14-92';

/** A serpent winding over newspaper columns that say nothing. */
export const reputationCover: GrainedDrawing = {
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
