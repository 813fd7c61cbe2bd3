import { type EraDrawing, type GrainedDrawing, blur, linear, risingRight } from '../drawing/paint.ts';
import { sparks } from '../drawing/marks.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { cloudBank, heartTail, paperHeart, rainbow, smallCloud } from '../motifs/sky-candy.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

/** A paper-heart kite over a pastel rainbow and three banks of cloud. */
const cover: GrainedDrawing = {
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

/** A rainbow that rises from banks of cloud, with paper hearts. */
const background: GrainedDrawing = {
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

/** Clouds, with the end of a rainbow. */
const panel: Drawing = {
  alt: 'Candy clouds and the end of a rainbow',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#8cc8ee 0', '#c9b6ee .4', '#ffb3d1 .75', '#ffd9a8 1'])}
    ${linear(`${p}c`, ['#fffafc 0', '#ffc3dc 1'])}${linear(`${p}d`, ['#fff0f6 0', '#f79fc6 1'])}${linear(`${p}e`, ['#ffe3ee 0', '#c9a3e6 1'])}
    ${area(`url(#${p}a)`, 1200, 300)}
    ${rainbow([1010, 270], 230, 24)}
    ${cloudBank(random, `url(#${p}e)`, { left: 500, right: 1220, y: 200, foot: 460, size: 1.1 })}
    ${cloudBank(random, `url(#${p}d)`, { left: 480, right: 1220, y: 236, foot: 460, size: 1.1 })}
    ${cloudBank(random, `url(#${p}c)`, { left: 460, right: 1220, y: 278, foot: 520, size: 1.1 })}
    ${smallCloud([690, 110], 1.1, `url(#${p}c)`)}${smallCloud([1090, 84], 0.9, `url(#${p}c)`)}
    ${paperHeart([1010, 118], 2.6, -8)}${paperHeart([880, 90], 1.3, 16, '#f06ba0')}${paperHeart([1130, 150], 1.5, -14, '#f06ba0')}
    <path d="${sparks(random, 28, [560, 10, 1190, 220], [2, 4, 6, 9])}" fill="#fff"/>
    ${calmLeft(p, '#4a1238')}`,
};

export const lover: EraDrawing = { prefix: 'lo', seed: 7, cover, background, panel };
