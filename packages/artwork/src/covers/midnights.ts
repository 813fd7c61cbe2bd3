import { sparks } from '../drawing/marks.ts';
import { blur, linear, radial, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { arcs, minuteTicks, moon } from '../motifs/night.ts';

/** The full moon as a clock that strikes twelve, above seventies arcs. */
export const midnightsCover: GrainedDrawing = {
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
