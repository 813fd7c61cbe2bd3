import { linear } from '../../drawing/paint.ts';
import { area, type Drawing } from '../../drawing/svg.ts';
import { drawLine, drawLines } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { beadString } from './bead-string.ts';
import { foot } from '../foot.ts';
import { night, NIGHT } from '../night.ts';
import { SQUARE } from '../shapes.ts';
import { showTotals, type Show } from './show.ts';
import { surpriseTicket } from './ticket.ts';

const MARGIN = 64;
const STRING = { from: [132, 366], pitch: 90.6, row: 92, radius: 36 } as const;
const TICKET = {
  place: [MARGIN, 806],
  size: { width: 952, height: 166 },
  stub: 0.28,
  titleSize: 38,
} as const;
const BEAMS = [
  [80, -18, '#ffe2a6'],
  [360, -5, '#f28cb5'],
  [640, 5, '#9fc4ff'],
  [980, 18, '#b586e0'],
] as const;

/** The picture of a set list for feeds: every song as a bead on one string, and the surprise songs on a ticket. */
export function setListSquare(show: Show, address: string, lettering: Lettering): Drawing {
  return {
    alt: 'A dream Eras Tour: one bead for each song of the show on a string, and the surprise songs on a ticket',
    draw: (context) => {
      const light = `${context.prefix}l`;
      const middle = SQUARE.width / 2;
      const title = { face: 'display', size: 148, weight: 600, opticalSize: 20 } as const;
      const totals = { face: 'text', size: 34, weight: 550 } as const;
      const right = SQUARE.width - MARGIN;
      const name = fitText(
        lettering,
        show.username,
        { face: 'display-italic', size: 64, weight: 600, opticalSize: 11 },
        {
          width: right - MARGIN - lettering.measure(showTotals(show), totals) - 40,
          maxLines: 1,
          minSize: 32,
        },
      );
      return `
        ${night(context, SQUARE, { beams: BEAMS, crowd: 150, stars: [] })}
        ${linear(`${context.prefix}s`, ['#0a0b1c 0 0', '#0a0b1c .5 .8', '#0a0b1c 1 .9'])}${area(`url(#${context.prefix}s)`, SQUARE.width, 130, [0, 950])}
        ${drawLine('My Eras Tour', title, [middle, 172], { lettering, color: NIGHT.words, light, anchor: 'middle' })}
        ${drawLines(name, [MARGIN + 10, 270], { lettering, color: NIGHT.brand, light })}
        ${drawLine(showTotals(show), totals, [right, 268], { lettering, color: NIGHT.quiet, light, anchor: 'end' })}
        ${beadString(show, STRING, light)}
        ${surpriseTicket(lettering, show, TICKET, context.prefix)}
        ${foot({ address }, { left: MARGIN, right, y: 1038 }, lettering, light)}`;
    },
  };
}
