import { linear } from '../drawing/paint.ts';
import { area, repeat, type Drawing } from '../drawing/svg.ts';
import { fortyFive } from '../motifs/record.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Grooves of a record. */
export const singlesPanel: Drawing = {
  alt: 'Grooves of a forty-five record',
  draw: ({ prefix: p }) => `
    ${linear(`${p}a`, ['#241827 0', '#e8927c .6', '#ffd9b8 1'], 'across')}
    ${area(`url(#${p}a)`, 1200, 300)}
    <g fill="none" stroke="#fff3e2" opacity=".5">${repeat(4, (i) => `<circle cx="1030" cy="160" r="${258 + i * 36}" stroke-width="${11 - i * 2}"/>`)}</g>
    <circle cx="1040" cy="172" r="228" fill="#0d0f1c" opacity=".3"/>
    ${fortyFive(1030, 160, 1.44, 30)}
    ${calmLeft(p, '#241827')}`,
};
