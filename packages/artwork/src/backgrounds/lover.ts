import { sparks } from '../drawing/marks.ts';
import { blur, linear, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { cloudBank, heartTail, paperHeart, rainbow, smallCloud } from '../motifs/sky-candy.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

/** A rainbow that rises from banks of cloud, with paper hearts. */
export const loverBackground: GrainedDrawing = {
  alt: 'Rainbow over candy clouds with paper hearts',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#bfe0f7 0', '#f5c4dd .55', '#ffd9b8 1'], 'diagonal')}
    ${linear(`${p}c`, ['#fffafc 0', '#ffd0e3 1'])}${linear(`${p}d`, ['#fff0f6 0', '#f7a9cc 1'])}${linear(`${p}e`, ['#ffe3ee 0', '#c9a3e6 1'])}
    ${blur(`${p}b`, 30, 0.5)}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(
      `${p}m`,
      BACKGROUND,
      [0.42, 0.74],
      `
      <circle cx="1290" cy="760" r="230" fill="#fff2c9" filter="url(#${p}b)" opacity=".9"/>
      ${rainbow([1290, 850], 430, 36)}
      ${cloudBank(random, `url(#${p}e)`, { left: 700, right: 1620, y: 790, foot: 1300, size: 1.6 })}
      ${cloudBank(random, `url(#${p}d)`, { left: 660, right: 1620, y: 845, foot: 1300, size: 1.6 })}
      ${cloudBank(random, `url(#${p}c)`, { left: 560, right: 1620, y: 905, foot: 1300, size: 1.6 })}
      ${smallCloud([960, 470], 1.7, `url(#${p}c)`)}${smallCloud([1420, 330], 1.4, `url(#${p}c)`)}${smallCloud([1120, 180], 1.1, `url(#${p}c)`)}
      <path d="${sparks(random, 34, [860, 30, 1590, 760], [2, 4, 6, 9, 13])}" fill="#fff"/>`,
    )}
    <g transform="translate(1290 560)scale(1.3)">${heartTail(0, 20)}${paperHeart([0, 0], 3.6)}</g>
    ${paperHeart([1100, 330], 1.7, -16, '#f28cb5')}${paperHeart([1470, 500], 2.2, 14, '#f28cb5')}${paperHeart([1360, 190], 1.4, 10)}${paperHeart([1040, 620], 1.5, -12)}`,
  grain: { opacity: 0.14, blend: 'soft-light' },
};
