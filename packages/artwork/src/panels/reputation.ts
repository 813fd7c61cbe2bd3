import { area, type Drawing } from '../drawing/svg.ts';
import { newsColumns, scales, serpentBody } from '../motifs/newsprint.ts';
import { calmLeft } from '../drawing/canvases.ts';

const COIL = 'M1260 40C1120-40 960 20 960 120s150 150 290 120M620 360c60-150 200-140 330-60s200 20 290-40';

/** Scales close up, over newsprint. */
export const reputationPanel: Drawing = {
  alt: 'Serpent scales close up on newsprint',
  draw: ({ prefix: p, random }) => `
    ${scales(`${p}s`, 2.6, '#c9c7bf')}
    ${area('#e7e5df', 1200, 300)}
    <g transform="scale(1.5)">${newsColumns(random, { lefts: [352, 430, 508, 586, 664, 742], width: 70, top: 6, bottom: 198, inks: ['#4b4b48', '#141414'] })}</g>
    ${serpentBody(COIL, `${p}s`, 2.1)}
    ${calmLeft(p, '#0b0b0b')}`,
};
