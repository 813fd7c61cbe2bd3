import { at, each, type Canvas, type Drawing, type Point } from '../drawing/svg.ts';
import type { Field } from '../drawing/marks.ts';
import { drawLine, drawLines } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { logo } from './brand.ts';
import { night, NIGHT, showBead } from './night.ts';
import { showBeads, showTotals, type Show } from './show.ts';
import { surpriseTicket } from './ticket.ts';

/** What chats show under a link. */
export const CARD: Canvas = { width: 1200, height: 630 };

const LEFT = 64;
const COLUMN = 484;
const STRING_LEFT = 620;
const STRING_TOP = 92;
const PER_ROW = 9;
const PITCH = 61;
const ROW = 63;
const RADIUS = 25;

const BEAMS = [
  [120, -16, '#f2b33d'],
  [420, 6, '#f28cb5'],
  [760, -8, '#9fc4ff'],
  [1080, 18, '#b586e0'],
] as const;

/** Beside the title, away from words and beads. */
const STARS: readonly Field[] = [
  [380, 30, 560, 150],
  [400, 310, 580, 420],
];

/** The link preview of a set list: whose it is, every song as a bead on one string, and the surprise pair. */
export function setListCard(show: Show, lettering: Lettering): Drawing {
  return {
    alt: 'A dream Eras Tour: one bead for each song of the show on a string, and the surprise songs on a ticket',
    draw: (easel) => {
      const light = `${easel.prefix}l`;
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
        ${night(easel, CARD, { beams: BEAMS, crowd: 70, stars: STARS })}
        ${logo(lettering, [LEFT, 108], 44, light)}
        ${drawLine('My Eras', title, [LEFT - 4, 268], { lettering, color: NIGHT.words, light })}
        ${drawLine('Tour', title, [LEFT - 4, 384], { lettering, color: NIGHT.words, light })}
        ${drawLines(name, [LEFT, nameY], { lettering, color: NIGHT.brand, light }, 1.06)}
        ${drawLine(showTotals(show), totals, [LEFT, nameY + (name.lines.length - 1) * name.style.size * 1.06 + 56], { lettering, color: NIGHT.quiet, light })}
        ${string(show, light)}
        ${surpriseTicket(lettering, show, { place: [STRING_LEFT - 30, 418], size: { width: 546, height: 152 }, stub: 0.3, titleSize: 32 }, easel.prefix)}`;
    },
  };
}

/** One string in rows that turn at each end, so that the order of the show can be followed. */
function string(show: Show, light: string): string {
  const beads = showBeads(show);
  const places = beads.map((_bead, index) => placeOf(index));
  return (
    `<path d="${cord(places)}" fill="none" stroke="${NIGHT.cord}" stroke-width="3" stroke-linecap="round"/>` +
    each(beads, (bead, index) => showBead(bead, places[index] ?? [0, 0], RADIUS, light))
  );
}

function placeOf(index: number): Point {
  const row = Math.floor(index / PER_ROW);
  const column = index % PER_ROW;
  const across = row % 2 === 0 ? column : PER_ROW - 1 - column;
  return [STRING_LEFT + across * PITCH, STRING_TOP + row * ROW];
}

function cord(places: readonly Point[]): string {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return '';
  const turns = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [x, y];
    if (fromY === y) return `H${at(x)}`;
    const out = x > STRING_LEFT ? 40 : -40;
    return `C${at(fromX + out)} ${at(fromY)} ${at(x + out)} ${at(y)} ${at(x)} ${at(y)}`;
  });
  return `M${at(first[0] - 46)} ${at(first[1])}H${at(first[0])}${turns.join('')}H${at(last[0] + 46)}`;
}
