import { sparks } from '../drawing/marks.ts';
import { blur, linear, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { cloudBank, heartTail, paperHeart, rainbow, smallCloud } from '../motifs/sky-candy.ts';

/** A paper-heart kite over a pastel rainbow and three banks of cloud. */
export const loverCover: GrainedDrawing = {
  alt: 'Paper-heart kite over rainbow and candy clouds',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#8cc8ee 0', '#c9b6ee .35', '#ffb3d1 .62', '#ffd9a8 1'])}
    ${linear(`${p}c`, ['#fffafc 0', '#ffc3dc 1'])}
    ${linear(`${p}d`, ['#fff0f6 0', '#f79fc6 1'])}
    ${linear(`${p}e`, ['#ffe3ee 0', '#c9a3e6 1'])}
    ${blur(`${p}b`, 14, 0.5)}
    ${area(`url(#${p}a)`, 400, 400)}
    <circle cx="200" cy="230" r="120" fill="#fff2c9" filter="url(#${p}b)" opacity=".8"/>
    ${rainbow([200, 300], 196, 17.5)}
    <g opacity=".9">${cloudBank(random, `url(#${p}e)`, { left: 0, right: 400, y: 284, foot: 400, size: 1 })}</g>
    <g opacity=".95">${cloudBank(random, `url(#${p}d)`, { left: 0, right: 400, y: 328, foot: 400, size: 1 })}</g>
    ${cloudBank(random, `url(#${p}c)`, { left: 0, right: 400, y: 376, foot: 640, size: 1 })}
    <g opacity=".92">${smallCloud([36, 108], 1, `url(#${p}c)`)}${smallCloud([310, 71], 0.74, `url(#${p}c)`)}</g>
    ${heartTail(200, 178)}${paperHeart([200, 150], 3.2)}
    <path d="${sparks(random, 26, [14, 22, 390, 330], [1, 4, 5, 8])}" fill="#fff"/>`,
  grain: { opacity: 0.22, blend: 'soft-light' },
};
