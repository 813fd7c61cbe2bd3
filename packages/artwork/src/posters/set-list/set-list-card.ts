import type { Drawing } from '../../drawing/svg.ts';
import type { Area } from '../../drawing/marks.ts';
import { drawLine, drawLines } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { beadString } from './bead-string.ts';
import { logo } from '../brand.ts';
import { night, NIGHT } from '../night.ts';
import { CARD } from '../shapes.ts';
import { showTotals, type Show } from './show.ts';
import { surpriseTicket } from './ticket.ts';

const LEFT = 64;
const COLUMN = 484;
const STRING = { from: [620, 92], pitch: 54.2, row: 63, radius: 23 } as const;

const BEAMS = [
  [120, -16, '#f2b33d'],
  [420, 6, '#f28cb5'],
  [760, -8, '#9fc4ff'],
  [1080, 18, '#b586e0'],
] as const;

/** Beside the title, away from words and beads. */
const STARS: readonly Area[] = [
  [380, 30, 560, 150],
  [400, 310, 580, 420],
];

/** The link preview of a set list: whose it is, every song as a bead on one string, and the surprise pair. */
export function setListCard(show: Show, lettering: Lettering): Drawing {
  return {
    alt: 'A dream Eras Tour: one bead for each song of the show on a string, and the surprise songs on a ticket',
    draw: (context) => {
      const light = `${context.prefix}l`;
      const name = fitText(
        lettering,
        show.username,
        { face: 'display-italic', size: 60, weight: 600, opticalSize: 11 },
        { width: COLUMN, maxLines: 2, minSize: 36 },
      );
      const nameY = name.lines.length === 1 ? 462 : 440;
      const title = { face: 'display', size: 118, weight: 600, opticalSize: 20 } as const;
      const totals = { face: 'text', size: 32, weight: 550 } as const;
      return `
        ${night(context, CARD, { beams: BEAMS, crowd: 70, stars: STARS })}
        ${logo(lettering, [LEFT, 108], 44, { light, color: NIGHT.words })}
        ${drawLine('My Eras', title, [LEFT - 4, 268], { lettering, color: NIGHT.words, light })}
        ${drawLine('Tour', title, [LEFT - 4, 384], { lettering, color: NIGHT.words, light })}
        ${drawLines(name, [LEFT, nameY], { lettering, color: NIGHT.brand, light }, 1.06)}
        ${drawLine(showTotals(show), totals, [LEFT, nameY + (name.lines.length - 1) * name.style.size * 1.06 + 56], { lettering, color: NIGHT.quiet, light })}
        ${beadString(show, STRING, light)}
        ${surpriseTicket(lettering, show, { place: [566, 398], size: { width: 576, height: 180 }, stub: 0.27, titleSize: 34 }, context.prefix)}`;
    },
  };
}
