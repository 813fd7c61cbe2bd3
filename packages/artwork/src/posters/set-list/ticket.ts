import { surpriseInstruments, type SurpriseInstrument } from '@thirteen/domain/set-list/set-list.ts';
import { linear } from '../../drawing/paint.ts';
import { at, each, type Canvas, type Point } from '../../drawing/svg.ts';
import { drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText, fitTogether, type FittedText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { instrumentSign } from '../instruments.ts';
import { NIGHT } from '../night.ts';
import type { Show } from './show.ts';

type Ticket = {
  readonly place: Point;
  readonly size: Canvas;
  /** The part of the width that the stub with the words "Surprise songs" takes. */
  readonly stub: number;
  /** Of the titles, before they shrink together, down to 26. */
  readonly titleSize: number;
};

const MIN_SIZE = 26;
const LEADING = 1.08;
const SIGN = 40;
const BEFORE_SIGN = 28;
const AFTER_SIGN = 14;
const MARGIN = 22;
const HOLE = 15;

/** The two songs that change every night, on a ticket with a perforated stub. `prefix` keeps its ids apart. */
export function surpriseTicket(
  lettering: Lettering,
  { guitar, piano }: Pick<Show, 'guitar' | 'piano'>,
  { place: [x, y], size: { width, height }, stub, titleSize }: Ticket,
  prefix: string,
): string {
  const light = `${prefix}l`;
  const tear = Math.round(width * stub);
  const titles = fitTogether(
    lettering,
    [guitar, piano],
    { face: 'display', size: titleSize, weight: 600, opticalSize: 6 },
    {
      width: width - tear - BEFORE_SIGN - SIGN - AFTER_SIGN - MARGIN,
      height: height / 2 - 4,
      leading: LEADING,
      minSize: MIN_SIZE,
    },
  );
  const label = fitText(
    lettering,
    'Surprise songs',
    { face: 'display-italic', size: 46, weight: 600, opticalSize: 11 },
    { width: tear - 40, maxLines: 2, minSize: 26 },
  );
  const step = label.style.size * 1.06;
  const labelTop = height / 2 - ((label.lines.length - 1) * step) / 2 + label.style.size * 0.27;
  return `
    ${linear(`${prefix}t`, ['#f7c45c 0', '#f2b33d .55', '#ee9f4b 1'], 'diagonal')}
    <g transform="translate(${at(x)} ${at(y)})">
    <path d="${outline(width, height, tear)}" fill="#000" opacity=".32" transform="translate(0 9)"/>
    <path d="${outline(width, height, tear)}" fill="url(#${prefix}t)"/>
    <path d="M${tear} ${HOLE + 10}V${height - HOLE - 6}" stroke="${NIGHT.onBrand}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 10"/>
    ${drawLines(label, [tear / 2 + 4, labelTop], { lettering, color: NIGHT.onBrand, light, anchor: 'middle' }, 1.06)}
    ${each(titles, (words, index) => {
      const instrument = surpriseInstruments[index] ?? 'guitar';
      const middle = height * (index === 0 ? 0.27 : 0.73);
      return pick(instrument, words, [tear + BEFORE_SIGN, middle], {
        lettering,
        color: NIGHT.onBrand,
        light,
      });
    })}
    <path d="M${tear + BEFORE_SIGN} ${height / 2}H${width - MARGIN}" stroke="${NIGHT.onBrand}" stroke-opacity=".22" stroke-width="2"/>
    </g>`;
}

function pick(instrument: SurpriseInstrument, words: FittedText, [x, middle]: Point, pen: Pen): string {
  const step = words.style.size * LEADING;
  const first = middle - ((words.lines.length - 1) * step) / 2 + words.style.size * 0.27;
  return (
    instrumentSign(instrument, [x, middle - SIGN / 2], SIGN) +
    drawLines(words, [x + SIGN + AFTER_SIGN, first], pen, LEADING)
  );
}

/** A ticket with round corners and a half hole at each end of its perforation. */
function outline(width: number, height: number, tear: number): string {
  const r = 22;
  return (
    `M${r} 0H${tear - HOLE}a${HOLE} ${HOLE} 0 0 0 ${HOLE * 2} 0H${width - r}q${r} 0 ${r} ${r}V${height - r}q0 ${r}-${r} ${r}` +
    `H${tear + HOLE}a${HOLE} ${HOLE} 0 0 0-${HOLE * 2} 0H${r}q-${r} 0-${r}-${r}V${r}q0-${r} ${r}-${r}z`
  );
}
