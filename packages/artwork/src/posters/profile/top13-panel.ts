import { top13Headline } from '@thirteen/domain/top13/era-split.ts';
import type { Point } from '../../drawing/svg.ts';
import { drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText, type FittedText } from '../lettering/fit-text.ts';
import type { TypeStyle } from '../lettering/lettering.ts';
import { eraBar } from './era-bar.ts';
import type { TopThirteen } from '../fan.ts';

/** What a Top 13 comes to: its note or headline, and how it splits by eras. */
export type Findings = {
  readonly height: number;
  readonly draw: (place: Point) => string;
};

type FindingsLook = {
  readonly width: number;
  readonly headline: number;
  /** How high the bar is; 0 for none. */
  readonly bar: number;
};

const AFTER_HEADLINE = 18;

/** Measures what stands above the songs; `place` of `draw` is its upper left. Empty where there are no songs. */
export function findings({ songs, note }: TopThirteen, look: FindingsLook, pen: Pen): Findings {
  const said = note ?? top13Headline(songs);
  if (said === undefined) return { height: 0, draw: () => '' };
  const style = { face: 'display-italic', size: look.headline, weight: 600, opticalSize: 11 } as const;
  const headline = inFewLines(said, style, look.width, pen);
  const barTop = headline.lines.length * headline.style.size * 1.1 + AFTER_HEADLINE;
  return {
    height: barTop + look.bar,
    draw: ([x, y]) =>
      drawLines(headline, [x, y + headline.style.size * 0.84], pen, 1.1) +
      (look.bar > 0 ? eraBar(songs, [x, y + barTop], { width: look.width, height: look.bar }, pen) : ''),
  };
}

/** A smaller line reads better than two. */
function inFewLines(text: string, style: TypeStyle, width: number, { lettering }: Pen): FittedText {
  const room = { width, minSize: 26 };
  const one = fitText(lettering, text, style, { ...room, maxLines: 1 });
  return one.lines[0] === text ? one : fitText(lettering, text, style, { ...room, maxLines: 2 });
}
