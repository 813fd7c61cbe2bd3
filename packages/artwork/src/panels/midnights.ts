import { sparks } from '../drawing/marks.ts';
import { linear, radial } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { arcs, moon } from '../motifs/night.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Seventies arcs under a moon. */
export const midnightsPanel: Drawing = {
  alt: 'Seventies arcs under a moon',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#070b22 0', '#1a2560 1'])}
    ${radial(`${p}m`, ['#fff8e2 0', '#f3dfb3 .7', '#d9b779 1'], [0.4, 0.36], 0.7)}
    ${area(`url(#${p}a)`, 1200, 300)}
    <path d="${sparks(random, 70, [480, 6, 1190, 290], [1, 1, 2, 3, 6, 8])}" fill="#dfe6ff"/>
    ${arcs(1010, 320, 286, 30)}
    <circle cx="1010" cy="112" r="74" fill="#f3dfb3" opacity=".28"/><circle cx="1010" cy="112" r="64" fill="#f3dfb3" opacity=".3"/>
    ${moon(1010, 112, 0.72, `url(#${p}m)`)}
    <path fill="#f3dfb3" d="M726 74a22 22 0 1 0 0 42 27 27 0 0 1 0-42zM1172 52a22 22 0 1 1 0 42 27 27 0 0 0 0-42z"/>
    ${calmLeft(p, '#070b22')}`,
};
