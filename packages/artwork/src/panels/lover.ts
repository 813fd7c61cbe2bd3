import { sparks } from '../drawing/marks.ts';
import { linear } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { cloudBank, paperHeart, rainbow, smallCloud } from '../motifs/sky-candy.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Clouds, with the end of a rainbow. */
export const loverPanel: Drawing = {
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
