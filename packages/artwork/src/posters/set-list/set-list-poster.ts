import { toEra } from '@thirteen/catalogue/eras.ts';
import { at, each, type Drawing, type Point } from '../../drawing/svg.ts';
import { drawLine, drawLines } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { columnTicket } from './column-ticket.ts';
import { foot, type FootAddress } from '../foot.ts';
import { night, NIGHT, showBead } from '../night.ts';
import { STORY } from '../shapes.ts';
import { showTotals, type Show } from './show.ts';
import { layOutTour, type PlacedAct, type PlacedEra, type TourColumns } from './tour-columns.ts';

const MARGIN = 60;
const TOP = 324;
/** Where the columns end, above the foot. */
const BOTTOM = 1774;
/** The code stands below the columns. */
const CODE = { below: 46, height: 124 };
const BEAD = 11;
/** From the cord to the words. */
const WORDS = 34;
const COLUMN = 462;
const CORDS = [MARGIN + BEAD, STORY.width - MARGIN - COLUMN + BEAD] as const;
/** Where the string climbs from the foot of the first column to the head of the second. */
const CLIMB = CORDS[1] - 26;

const BEAMS = [
  [60, -20, '#ffe2a6'],
  [330, -7, '#f28cb5'],
  [560, 3, '#9fc4ff'],
  [800, 10, '#b586e0'],
  [1030, 22, '#f2b33d'],
] as const;

/** The tour poster of a set list: every era with its songs on one string of beads, the surprise songs in their place on a ticket. */
export function setListPoster(show: Show, shown: FootAddress, lettering: Lettering): Drawing {
  return {
    alt: 'A dream Eras Tour as a tour poster: every era with its songs, and the surprise songs on a ticket',
    draw: (context) => {
      const light = `${context.prefix}l`;
      const columns = layOutTour(lettering, show, {
        width: COLUMN - BEAD - WORDS,
        height: BOTTOM - TOP,
        ticket: COLUMN,
      });
      return `
        ${night(context, STORY, { beams: BEAMS, crowd: 120, stars: [] })}
        ${heading(show, lettering, light)}
        ${songString(columns)}
        ${each(columns, (acts, side) =>
          each(acts, (act) => {
            const cordX = CORDS[side] ?? 0;
            return act.kind === 'era'
              ? drawEra(act, cordX, lettering, light)
              : columnTicket(lettering, act.ticket, [cordX - BEAD, TOP + act.y], context.prefix);
          }),
        )}
        ${foot(shown, { left: MARGIN, right: STORY.width - MARGIN, y: STORY.height - 54, code: CODE }, lettering, light)}`;
    },
  };
}

function heading(show: Show, lettering: Lettering, light: string): string {
  const room = STORY.width - 2 * MARGIN;
  const title = fitText(
    lettering,
    'My Eras Tour',
    { face: 'display', size: 158, weight: 600, opticalSize: 20 },
    { width: room, maxLines: 1, minSize: 120 },
  );
  const totals = { face: 'text', size: 32, weight: 550 } as const;
  const totalsWidth = lettering.measure(showTotals(show), totals);
  const name = fitText(
    lettering,
    show.username,
    { face: 'display-italic', size: 62, weight: 600, opticalSize: 11 },
    { width: room - totalsWidth - 40, maxLines: 1, minSize: 26 },
  );
  return (
    drawLines(title, [STORY.width / 2, 178], { lettering, color: NIGHT.words, light, anchor: 'middle' }) +
    drawLines(name, [MARGIN + 4, 268], { lettering, color: NIGHT.brand, light }) +
    drawLine(showTotals(show), totals, [STORY.width - MARGIN - 4, 266], {
      lettering,
      color: NIGHT.quiet,
      light,
      anchor: 'end',
    })
  );
}

function drawEra(
  { era, name, y, songs }: PlacedEra,
  cordX: number,
  lettering: Lettering,
  light: string,
): string {
  const pen = { lettering, color: toEra(era.theme).colors.glow, light };
  const x = cordX + WORDS;
  return (
    drawLines(name, [x - 1, TOP + y], pen, 1.04) +
    each(
      songs,
      (song) =>
        showBead({ theme: era.theme, isMashup: song.isMashup }, [cordX, TOP + song.y - 9], BEAD, light) +
        drawLines(song.words, [x, TOP + song.y], pen, 29 / 26),
    )
  );
}

/** One cord for the whole show: down the first column, up between the two, and down the second. */
function songString([left, right]: TourColumns): string {
  const ends = [endOf(left), endOf(right)] as const;
  const [x1, x2] = CORDS;
  const loop = Math.min(ends[0] + 64, BOTTOM + 10);
  const points: readonly Point[] = [[x1, TOP - 16]];
  const start = points.map(([x, y]) => `M${at(x)} ${at(y)}`).join('');
  const across = `V${at(ends[0])}C${at(x1)} ${at(loop + 22)} ${at(CLIMB)} ${at(loop + 22)} ${at(CLIMB)} ${at(ends[0] - 60)}`;
  const climb = `V${at(TOP + 40)}C${at(CLIMB)} ${at(TOP - 34)} ${at(x2)} ${at(TOP - 34)} ${at(x2)} ${at(TOP + 40)}`;
  const down = `V${at(ends[1] + 40)}`;
  return `<path d="${start}${across}${climb}${down}" fill="none" stroke="${NIGHT.cord}" stroke-opacity=".75" stroke-width="2.5" stroke-linecap="round"/>`;
}

/** The last bead of a column, or the foot of its last ticket. */
function endOf(acts: readonly PlacedAct[]): number {
  const last = acts.at(-1);
  if (last?.kind === 'surprise') return TOP + last.y + last.ticket.height - 14;
  return TOP + (last?.songs.at(-1)?.y ?? 0) - 9;
}
