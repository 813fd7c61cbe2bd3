import type { Drawing } from '../../drawing/svg.ts';
import { logo, logoWidth } from '../brand.ts';
import { cardAddress, type CardAddress } from '../foot.ts';
import { drawLine, drawLines } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { night, NIGHT } from '../night.ts';
import { CARD } from '../shapes.ts';
import { showInColumns } from './flow-columns.ts';
import { showTotals, type Show } from './show.ts';

const MARGIN = 40;
const TOP = 108;
const BOTTOM = 568;
const FOOT = 604;
const LOGO = 40;

const BEAMS = [
  [120, -16, '#f2b33d'],
  [420, 6, '#f28cb5'],
  [760, -8, '#9fc4ff'],
  [1080, 18, '#b586e0'],
] as const;

/** The link preview of a set list: whose it is, and every era with its songs, the surprise songs in their place. */
export function setListCard(show: Show, { address }: CardAddress, lettering: Lettering): Drawing {
  return {
    alt: 'A dream Eras Tour: every era with its songs, and the surprise songs in their place',
    draw: (context) => {
      const light = `${context.prefix}l`;
      const pen = { lettering, color: NIGHT.words, light };
      const right = CARD.width - MARGIN;
      const title = { face: 'display', size: 68, weight: 600, opticalSize: 20 } as const;
      const totals = { face: 'text', size: 26, weight: 550 } as const;
      const nameX = MARGIN + lettering.measure('My Eras Tour', title) + 30;
      const sideWidth = logoWidth(lettering, LOGO);
      const totalsWidth = lettering.measure(showTotals(show), totals);
      const name = fitText(
        lettering,
        show.username,
        { face: 'display-italic', size: 46, weight: 600, opticalSize: 11 },
        { width: right - sideWidth - 30 - nameX, maxLines: 2, minSize: 28 },
      );
      return `
        ${night(context, CARD, { beams: BEAMS, crowd: 14, stars: [] })}
        ${drawLine('My Eras Tour', title, [MARGIN, 82], pen)}
        ${drawLines(name, [nameX, name.lines.length === 1 ? 82 : 56], { ...pen, color: NIGHT.brand })}
        ${logo(lettering, [right - sideWidth, 82], LOGO, { light, color: NIGHT.words })}
        ${drawLine(showTotals(show), totals, [MARGIN, FOOT], { ...pen, color: NIGHT.quiet })}
        ${cardAddress(address, [right, FOOT], right - MARGIN - totalsWidth - 40, pen)}
        ${showInColumns(show, { place: [MARGIN, TOP], size: { width: right - MARGIN, height: BOTTOM - TOP } }, lettering, light)}`;
    },
  };
}
