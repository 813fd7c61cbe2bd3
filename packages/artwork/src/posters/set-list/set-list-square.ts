import { linear } from '../../drawing/paint.ts';
import { area, type Drawing } from '../../drawing/svg.ts';
import { drawLine, drawLines } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { foot, type FootAddress } from '../foot.ts';
import { night, NIGHT } from '../night.ts';
import { SQUARE } from '../shapes.ts';
import { showInColumns } from './flow-columns.ts';
import { showTotals, type Show } from './show.ts';

const MARGIN = 56;
const TOP = 218;
const FOOT = 1032;
/** Where the songs end, above the foot; a code needs more room. */
const BOTTOM = { plain: 974, withCode: 912 };
const CODE = { below: 24, height: 130 };
const BEAMS = [
  [80, -18, '#ffe2a6'],
  [360, -5, '#f28cb5'],
  [640, 5, '#9fc4ff'],
  [980, 18, '#b586e0'],
] as const;

/** The picture of a set list for feeds: every era with its songs, and the surprise songs in their place. */
export function setListSquare(show: Show, shown: FootAddress, lettering: Lettering): Drawing {
  return {
    alt: 'A dream Eras Tour: every era with its songs, and the surprise songs in their place',
    draw: (context) => {
      const light = `${context.prefix}l`;
      const pen = { lettering, color: NIGHT.words, light };
      const title = { face: 'display', size: 104, weight: 600, opticalSize: 20 } as const;
      const totals = { face: 'text', size: 30, weight: 550 } as const;
      const right = SQUARE.width - MARGIN;
      const name = fitText(
        lettering,
        show.username,
        { face: 'display-italic', size: 52, weight: 600, opticalSize: 11 },
        {
          width: right - MARGIN - lettering.measure(showTotals(show), totals) - 40,
          maxLines: 1,
          minSize: 32,
        },
      );
      const bottom = shown.link === undefined ? BOTTOM.plain : BOTTOM.withCode;
      return `
        ${night(context, SQUARE, { beams: BEAMS, crowd: 110, stars: [] })}
        ${linear(`${context.prefix}s`, ['#0a0b1c 0 0', '#0a0b1c .5 .8', '#0a0b1c 1 .9'])}${area(`url(#${context.prefix}s)`, SQUARE.width, 150, [0, 930])}
        ${drawLine('My Eras Tour', title, [SQUARE.width / 2, 106], { ...pen, anchor: 'middle' })}
        ${drawLines(name, [MARGIN + 6, 182], { ...pen, color: NIGHT.brand })}
        ${drawLine(showTotals(show), totals, [right, 180], { ...pen, color: NIGHT.quiet, anchor: 'end' })}
        ${showInColumns(show, { place: [MARGIN, TOP], size: { width: right - MARGIN, height: bottom - TOP } }, lettering, light)}
        ${foot(shown, { left: MARGIN, right, y: FOOT, code: CODE }, lettering, light)}`;
    },
  };
}
