import { toEra } from '@thirteen/catalogue/eras.ts';
import type { Canvas, Easel } from '../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { MatchedPair } from './match.ts';
import { night, NIGHT } from './night.ts';

/** The stage of two fans: a beam in the color of each, which cross where the bracelets meet. */
export function matchStage(easel: Easel, canvas: Canvas, pair: MatchedPair, crowd: number): string {
  const { width } = canvas;
  const [yours, theirs] = [toEra(pair.yours.theme).colors.glow, toEra(pair.theirs.theme).colors.glow];
  const beams = [
    [width * 0.1, -16, yours],
    [width * 0.3, -6, yours],
    [width * 0.7, 6, theirs],
    [width * 0.9, 16, theirs],
  ] as const;
  return night(easel, canvas, { beams, crowd, stars: [] });
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
export function matchWords({ yours, theirs, percent }: MatchedPair, place: Words, pen: Pen): string {
  const { x, width, anchor } = place;
  const figure = { face: 'display', size: place.percent, weight: 600, opticalSize: 20 } as const;
  const label = {
    face: 'display-italic',
    size: Math.round(place.percent * 0.3),
    weight: 600,
    opticalSize: 11,
  } as const;
  const { lettering } = pen;
  const gap = place.percent * 0.1;
  const figureWidth = lettering.measure(`${percent}%`, figure);
  const whole = figureWidth + gap + lettering.measure('match', label);
  const left = anchor === 'start' ? x : x - whole / 2;
  const names = { face: 'display', size: place.names, weight: 600, opticalSize: 11 } as const;
  const line = `${yours.username}${AND}${theirs.username}`;
  const isOneLine = lettering.measure(line, names) <= width;
  const lines = isOneLine ? [line] : [`${yours.username}${AND.trimEnd()}`, theirs.username];
  return (
    drawLine(`${percent}%`, figure, [left, place.percentY], { ...pen, color: NIGHT.brand }) +
    drawLine('match', label, [left + figureWidth + gap, place.percentY], pen) +
    lines
      .map((words, index) => {
        const fitted = fitText(lettering, words, names, { width, maxLines: 1, minSize: 30 });
        const y = place.namesY + index * place.names * 1.16;
        return drawLines(fitted, [x, y], { ...pen, anchor });
      })
      .join('')
  );
}
