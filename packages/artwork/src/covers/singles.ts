import { radial, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { fortyFive } from '../motifs/record.ts';

/** A forty-five record with its adaptor, for every song that stands alone. */
export const singlesCover: GrainedDrawing = {
  alt: 'Forty-five single with adaptor',
  draw: ({ prefix: p }) => `
    ${radial(`${p}a`, ['#ffe6c9 0', '#e8927c 1'], [0.3, 0.25], 1)}
    ${area(`url(#${p}a)`, 400, 400)}
    <circle cx="206" cy="208" r="158" fill="#0d0f1c" opacity=".25"/>
    ${fortyFive(200, 200, 1)}`,
  grain: { opacity: 0.3 },
};
