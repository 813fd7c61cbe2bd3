import { sparks } from '../drawing/marks.ts';
import { blur, linear, radial, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { arcs, moon } from '../motifs/night.ts';

/** A field of stars, and the moon on seventies arcs. */
export const midnightsBackground: GrainedDrawing = {
  alt: 'Full moon over seventies arcs in a field of stars',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#070b22 0', '#0e1640 .6', '#1a2560 1'])}
    ${radial(`${p}m`, ['#fff8e2 0', '#f3dfb3 .7', '#d9b779 1'], [0.4, 0.36], 0.7)}
    ${blur(`${p}b`, 28)}
    ${area(`url(#${p}a)`, 1600, 900)}
    <path d="${sparks(random, 70, [10, 10, 880, 880], [1, 1, 2, 3])}" fill="#dfe6ff" opacity=".45"/>
    <path d="${sparks(random, 80, [700, 10, 1590, 640], [1, 2, 3, 6, 9, 13])}" fill="#dfe6ff"/>
    ${arcs(1287, 950, 531, 52)}
    <circle cx="1287" cy="606" r="118" fill="#f3dfb3" opacity=".45" filter="url(#${p}b)"/>
    ${moon(1287, 606, 1.12, `url(#${p}m)`)}
    <g fill="#f3dfb3"><path d="M958 300a26 26 0 1 0 0 48 32 32 0 0 1 0-48z"/><path d="M1092 196a26 26 0 1 0 0 48 52 52 0 0 1 0-48zM1482 196a26 26 0 1 1 0 48 52 52 0 0 0 0-48zM1556 300a26 26 0 1 1 0 48 32 32 0 0 0 0-48z"/><circle cx="1287" cy="170" r="27"/></g>`,
  grain: { opacity: 0.14 },
};
