import { type EraDrawing, type GrainedDrawing, blur, linear, radial } from '../drawing/paint.ts';
import { sparks } from '../drawing/marks.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { arcs, minuteTicks, moon } from '../motifs/night.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** The full moon as a clock that strikes twelve, above seventies arcs. */
const cover: GrainedDrawing = {
  alt: 'Moon clock striking twelve above seventies arcs in navy',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#070b22 0', '#131f4f .6', '#2a2f6b 1'])}
    ${radial(`${p}m`, ['#fff8e2 0', '#f3dfb3 .7', '#d9b779 1'], [0.4, 0.36], 0.7)}
    ${blur(`${p}b`, 16)}
    ${area(`url(#${p}a)`, 400, 400)}
    <path d="${sparks(random, 52, [6, 8, 394, 300], [1, 1, 1, 2, 5, 8])}" fill="#dfe6ff"/>
    ${arcs(200, 412, 262, 27)}
    <circle cx="200" cy="142" r="92" fill="#f3dfb3" opacity=".4" filter="url(#${p}b)"/>
    ${moon(200, 142, 1, `url(#${p}m)`)}${minuteTicks(200, 142)}
    <path d="M200 150V58" stroke="#0b1030" stroke-width="4" stroke-linecap="round"/><path d="M200 150L196 88" stroke="#0b1030" stroke-width="8" stroke-linecap="round"/>
    <circle cx="200" cy="146" r="7" fill="#0b1030"/>
    <path fill="#f3dfb3" d="M58 48a13 13 0 1 0 0 24 16 16 0 0 1 0-24zM342 48a13 13 0 1 1 0 24 16 16 0 0 0 0-24zM108 20a13 13 0 1 0 0 24 26 26 0 0 1 0-24zM292 20a13 13 0 1 1 0 24 26 26 0 0 0 0-24z"/>`,
  grain: { opacity: 0.4 },
};

/** A field of stars, and the moon on seventies arcs. */
const background: GrainedDrawing = {
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

/** Seventies arcs under a moon. */
const panel: Drawing = {
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

export const midnights: EraDrawing = { prefix: 'mi', seed: 10, cover, background, panel };
