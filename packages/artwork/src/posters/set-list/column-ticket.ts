import type { SurpriseInstrument } from '@thirteen/domain/set-list/set-list.ts';
import { linear } from '../../drawing/paint.ts';
import { at, each, type Point } from '../../drawing/svg.ts';
import { drawLine, drawLines } from '../lettering/draw-text.ts';
import { fitText, type FittedText } from '../lettering/fit-text.ts';
import type { Lettering, TypeStyle } from '../lettering/lettering.ts';
import { instrumentSign } from '../instruments.ts';
import { NIGHT } from '../night.ts';
import type { Show } from './show.ts';

type TicketPick = {
  readonly instrument: SurpriseInstrument;
  readonly words: FittedText;
  readonly height: number;
};

/** A ticket that stands upright between the eras of a column. */
export type ColumnTicket = {
  readonly width: number;
  readonly height: number;
  readonly picks: readonly TicketPick[];
};

const STUB = 62;
const PAD = 24;
const SIGN = 44;
const FOOT = 12;
const HOLE = 12;
const LEADING = 1.08;
/** Above and below the lines of a title. */
const ROW_AIR = 26;

const LABEL: TypeStyle = { face: 'display-italic', size: 38, weight: 600, opticalSize: 11 };
const TITLE: TypeStyle = { face: 'display', size: 30, weight: 600, opticalSize: 6 };

/** How high a ticket of this width becomes: both titles have one size, and the lines that they need. */
export function measureTicket(
  lettering: Lettering,
  { guitar, piano }: Pick<Show, 'guitar' | 'piano'>,
  width: number,
): ColumnTicket {
  const rows = [
    { instrument: 'guitar', title: guitar },
    { instrument: 'piano', title: piano },
  ] as const;
  const picks = rows.map(({ instrument, title }) => {
    const words = fitText(lettering, title, TITLE, { width: width - 2 * PAD - SIGN - 18, maxLines: 4 });
    const height = Math.max(SIGN, words.lines.length * TITLE.size * LEADING) + ROW_AIR;
    return { instrument, words, height };
  });
  return { width, height: picks.reduce((sum, { height }) => sum + height, STUB + FOOT), picks };
}

/** Draws the ticket; `prefix` keeps its ids apart. */
export function columnTicket(
  lettering: Lettering,
  { width, height, picks }: ColumnTicket,
  [x, y]: Point,
  prefix: string,
): string {
  const pen = { lettering, color: NIGHT.onBrand, light: `${prefix}l` };
  const shape = outline(width, height);
  let top = STUB + FOOT / 2;
  return `
    ${linear(`${prefix}t`, ['#f7c45c 0', '#f2b33d .55', '#ee9f4b 1'], 'diagonal')}
    <g transform="translate(${at(x)} ${at(y)})">
    <path d="${shape}" fill="#000" opacity=".32" transform="translate(0 7)"/>
    <path d="${shape}" fill="url(#${prefix}t)"/>
    <path d="M${HOLE + 10} ${STUB}H${at(width - HOLE - 6)}" stroke="${NIGHT.onBrand}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 10"/>
    ${drawLine('Surprise songs', LABEL, [PAD, STUB - 20], pen)}
    ${each(picks, (pick) => {
      const middle = top + pick.height / 2;
      top += pick.height;
      return drawPick(pick, middle, pen);
    })}
    </g>`;
}

function drawPick(
  { instrument, words }: TicketPick,
  middle: number,
  pen: Parameters<typeof drawLines>[2],
): string {
  const step = words.style.size * LEADING;
  const first = middle - ((words.lines.length - 1) * step) / 2 + words.style.size * 0.27;
  return (
    instrumentSign(instrument, [PAD, middle - SIGN / 2], SIGN) +
    drawLines(words, [PAD + SIGN + 18, first], pen, LEADING)
  );
}

/** Round corners, and a half hole at each end of the perforation under the stub. */
function outline(width: number, height: number): string {
  const r = 18;
  return (
    `M${r} 0H${at(width - r)}q${r} 0 ${r} ${r}V${STUB - HOLE}a${HOLE} ${HOLE} 0 0 0 0 ${HOLE * 2}V${at(height - r)}q0 ${r}-${r} ${r}` +
    `H${r}q-${r} 0-${r}-${r}V${STUB + HOLE}a${HOLE} ${HOLE} 0 0 0 0-${HOLE * 2}V${r}q0-${r} ${r}-${r}z`
  );
}
