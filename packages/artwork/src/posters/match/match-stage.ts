import { toEra } from '@thirteen/catalogue/eras.ts';
import type { Canvas, DrawingContext } from '../../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText, type FittedText } from '../lettering/fit-text.ts';
import type { Lettering, TypeStyle } from '../lettering/lettering.ts';
import type { MatchedPair } from './match.ts';
import { night, NIGHT } from '../night.ts';

/** The stage of two fans: a beam in the color of each, which cross where the bracelets meet. */
export function matchStage(
  context: DrawingContext,
  canvas: Canvas,
  pair: MatchedPair,
  crowd: number,
): string {
  const { width } = canvas;
  const [yours, theirs] = [toEra(pair.yours.theme).colors.glow, toEra(pair.theirs.theme).colors.glow];
  const beams = [
    [width * 0.1, -16, yours],
    [width * 0.3, -6, yours],
    [width * 0.7, 6, theirs],
    [width * 0.9, 16, theirs],
  ] as const;
  return night(context, canvas, { beams, crowd, stars: [] });
}

type Words = {
  /** The left of the words, or their middle where they are centered. */
  readonly x: number;
  readonly width: number;
  /** The base lines of the percentage and of the first name. */
  readonly percentY: number;
  readonly namesY: number;
  readonly percent: number;
  readonly names: number;
  readonly anchor: 'start' | 'middle';
};

const AND = ' & ';

/** The percentage, and whose it is: the names in one line where they fit, and else below each other. */
export function drawMatchWords(pair: MatchedPair, place: Words, pen: Pen): string {
  const { yours, theirs, percent, unnamed } = pair;
  const { x, width, anchor } = place;
  const { lettering } = pen;
  const said = percentWords(percent, place.percent, lettering);
  const {
    figure,
    label,
    width: whole,
  } = said.width <= width ? said : percentWords(percent, (place.percent * width) / said.width, lettering);
  const left = anchor === 'start' ? x : x - whole / 2;
  const names = { face: 'display', size: place.names, weight: 600, opticalSize: 11 } as const;
  const line = unnamed?.who ?? `${yours.username}${AND}${theirs.username}`;
  const isOneLine = lettering.measure(line, names) <= width;
  const lines = isOneLine ? [line] : [`${yours.username}${AND.trimEnd()}`, theirs.username];
  // Both names in the size of the longer one.
  const size = Math.min(...lines.map((words) => fitName(lettering, words, names, width).style.size));
  let y = place.namesY;
  const drawn = lines.map((words) => {
    const fitted = fitName(lettering, words, { ...names, size }, width);
    const name = drawLines(fitted, [x, y], { ...pen, anchor }, NAME_LEADING);
    y += fitted.lines.length * size * NAME_LEADING;
    return name;
  });
  return (
    drawLine(`${percent}%`, figure, [left, place.percentY], { ...pen, color: NIGHT.brand }) +
    drawLine('match', label, [left + whole - lettering.measure('match', label), place.percentY], pen) +
    drawn.join('')
  );
}

/** The percentage and its label in a size, and how wide both are. */
function percentWords(percent: number, size: number, lettering: Lettering) {
  const figure = { face: 'display', size, weight: 600, opticalSize: 20 } as const;
  const label = {
    face: 'display-italic',
    size: Math.round(size * 0.3),
    weight: 600,
    opticalSize: 11,
  } as const;
  const gap = size * 0.1;
  const width = lettering.measure(`${percent}%`, figure) + gap + lettering.measure('match', label);
  return { figure, label, width };
}

const NAME_LEADING = 1.16;
const LEAST_IN_ONE_LINE = 34;
const LEAST_NAME = 26;

/** A name in one line where that can be read, and else in two: names are never cut. */
function fitName(lettering: Lettering, words: string, style: TypeStyle, width: number): FittedText {
  const size = Math.min(style.size, LEAST_IN_ONE_LINE);
  const one = fitText(lettering, words, style, { width, maxLines: 1, minSize: size });
  if (one.lines[0] === words) return one;
  return fitText(lettering, words, { ...style, size }, { width, maxLines: 2, minSize: LEAST_NAME });
}
