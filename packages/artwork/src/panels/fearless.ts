import { spark, sparks } from '../drawing/marks.ts';
import { glow } from '../drawing/paint.ts';
import { area, each, type Drawing } from '../drawing/svg.ts';
import { beadedHalo, rays } from '../motifs/sunburst.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Rays and sparks. */
export const fearlessPanel: Drawing = {
  alt: 'Gold rays and sparks',
  draw: ({ prefix: p, random }) => `
    ${glow(`${p}a`, [1080, 250], 700, ['#fffbe3 0', '#fbdf8a .2', '#d99a2c .5', '#7a470b .8', '#3a2404 1'])}
    ${area(`url(#${p}a)`, 1200, 300)}
    <path d="${rays(random, [1080, 250], 900, { count: 34, from: -196, to: 16 })}" fill="#fff6cf" opacity=".45"/>
    ${each([120, 190, 260], (radius) => beadedHalo(1080, 250, radius, '#7a470b'))}
    <path d="${sparks(random, 26, [640, 20, 1190, 240], [4, 6, 9, 13])}${spark(900, 130, 26)}${spark(1010, 90, 18)}${spark(1150, 120, 22)}" fill="#fffdf0"/>
    ${calmLeft(p, '#3a2404')}`,
};
