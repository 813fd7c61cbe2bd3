import { type EraDrawing, type GrainedDrawing, radial, glow, linear } from '../drawing/paint.ts';
import { area, repeat, type Drawing } from '../drawing/svg.ts';
import { fortyFive } from '../motifs/record.ts';
import { sparks } from '../drawing/marks.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** A forty-five record with its adaptor, for every song that stands alone. */
const cover: GrainedDrawing = {
  alt: 'Forty-five single with adaptor',
  draw: ({ prefix: p }) => `
    ${radial(`${p}a`, ['#ffe6c9 0', '#e8927c 1'], [0.3, 0.25], 1)}
    ${area(`url(#${p}a)`, 400, 400)}
    <circle cx="206" cy="208" r="158" fill="#0d0f1c" opacity=".25"/>
    ${fortyFive(200, 200, 1)}`,
  grain: { opacity: 0.3 },
};

/** Half a record at the right edge, its sound spreading over a peach ground. */
const background: GrainedDrawing = {
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

/** Grooves of a record. */
const panel: Drawing = {
  alt: 'Grooves of a forty-five record',
  draw: ({ prefix: p }) => `
    ${linear(`${p}a`, ['#241827 0', '#e8927c .6', '#ffd9b8 1'], 'across')}
    ${area(`url(#${p}a)`, 1200, 300)}
    <g fill="none" stroke="#fff3e2" opacity=".5">${repeat(4, (i) => `<circle cx="1030" cy="160" r="${258 + i * 36}" stroke-width="${11 - i * 2}"/>`)}</g>
    <circle cx="1040" cy="172" r="228" fill="#0d0f1c" opacity=".3"/>
    ${fortyFive(1030, 160, 1.44, 30)}
    ${calmLeft(p, '#241827')}`,
};

export const singles: EraDrawing = { prefix: 'si', seed: 12, cover, background, panel };
