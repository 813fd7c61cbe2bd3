import { linear } from '../drawing/paint.ts';
import { at, repeat, type Canvas, type Point } from '../drawing/svg.ts';
import { drawLines } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { NIGHT } from './night.ts';
import type { Show } from './show.ts';

type Ticket = {
  readonly place: Point;
  readonly size: Canvas;
  /** The part of the width that the stub with the words "Surprise songs" takes. */
  readonly stub: number;
  /** Of the titles, before they shrink to 26 and break into two lines. */
  readonly titleSize: number;
};

/** The instruments as line drawings, 24 by 24. */
const INSTRUMENTS = {
  guitar:
    'M14 10l6-6M18.5 3l2.5 2.5M13.5 8.5c-2-1-3.5-.5-4.5.8-.8 1-1.5 1.5-2.7 1.7C3.5 11.5 2.5 14 4 17s4 4 6.5 3 2-2.5 2.5-3.7 1-1.5 1.9-2.3c1.3-1 1.6-2.7.6-4.5zM9.5 12.9a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
  piano: 'M4 5h16v14H4zM9.3 13v6M14.6 13v6M8 5v8h2.6V5M13.3 5v8H16V5',
} as const;

const MIN_SIZE = 26;
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
  const rows = [
    { instrument: 'guitar', title: guitar },
    { instrument: 'piano', title: piano },
  ] as const;
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
    ${repeat(rows.length, (index) => {
      const row = rows[index];
      if (!row) return '';
      const middle = height * (index === 0 ? 0.29 : 0.71);
      return pick(lettering, row, [tear + 34, middle], { room: width - tear - 34 - 30, titleSize, light });
    })}
    <path d="M${tear + 34} ${height / 2}H${width - 30}" stroke="${NIGHT.onBrand}" stroke-opacity=".22" stroke-width="2"/>
    </g>`;
}

function pick(
  lettering: Lettering,
  { instrument, title }: { readonly instrument: keyof typeof INSTRUMENTS; readonly title: string },
  [x, middle]: Point,
  { room, titleSize, light }: { readonly room: number; readonly titleSize: number; readonly light: string },
): string {
  const icon = 46;
  const style = { face: 'display', size: titleSize, weight: 600, opticalSize: 6 } as const;
  const oneLine = fitText(lettering, title, style, {
    width: room - icon - 20,
    maxLines: 1,
    minSize: MIN_SIZE,
  });
  const isWhole = oneLine.lines.join(' ') === title;
  const words = isWhole
    ? oneLine
    : fitText(lettering, title, { ...style, size: MIN_SIZE }, { width: room - icon - 20, maxLines: 2 });
  const step = words.style.size * 1.08;
  const first = middle - ((words.lines.length - 1) * step) / 2 + words.style.size * 0.27;
  return (
    `<path d="${INSTRUMENTS[instrument]}" transform="translate(${at(x)} ${at(middle - icon / 2)})scale(${Math.round((icon / 24) * 100) / 100})" fill="none" stroke="${NIGHT.onBrand}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>` +
    drawLines(words, [x + icon + 20, first], { lettering, color: NIGHT.onBrand, light }, 1.08)
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
