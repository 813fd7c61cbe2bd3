import { sparks } from '../drawing/marks.ts';
import { glow, linear, type GrainedDrawing } from '../drawing/paint.ts';
import { area, repeat } from '../drawing/svg.ts';
import { fortyFive } from '../motifs/record.ts';

/** Half a record at the right edge, its sound spreading over a peach ground. */
export const singlesBackground: GrainedDrawing = {
  alt: 'Half a forty-five record on a peach ground',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#ffe1c4 0', '#f5b79c .55', '#e8927c 1'], 'diagonal')}
    ${glow(`${p}g`, [1500, 600], 760, ['#fff3e2 0', '#fff3e2 .5 .7', '#fff3e2 1 0'])}
    ${area(`url(#${p}a)`, 1600, 900)}
    <g fill="none" stroke="url(#${p}g)">${repeat(6, (i) => `<circle cx="1500" cy="600" r="${400 + i * 58}" stroke-width="${16 - i * 2}"/>`)}</g>
    <circle cx="1512" cy="616" r="348" fill="#0d0f1c" opacity=".22"/>
    ${fortyFive(1500, 600, 2.2, 20)}
    <path d="${sparks(random, 18, [960, 60, 1590, 860], [4, 6, 10, 14])}" fill="#fff6ea"/>`,
  grain: { opacity: 0.14 },
};
