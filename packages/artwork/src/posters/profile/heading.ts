import { drawLine, drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import { ownerOf, type Fan, type TopThirteen } from '../fan.ts';
import type { Inlay } from '../inlay.ts';
import { portrait } from './portrait.ts';

type Place = {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly margin: number;
};

const TITLE = 'My Top 13';

/** What the picture is of and, where that is known, whose it is. */
export function top13Heading(top13: TopThirteen, place: Place, pen: Pen, inlay: Inlay): string {
  const fan = ownerOf(top13);
  return fan ? fanHeading(fan, place, pen, inlay) : bareHeading(place, pen);
}

/** The title alone, in the middle. */
function bareHeading({ top, height, width }: Place, pen: Pen): string {
  const style = {
    face: 'display-italic',
    size: Math.round(height * 0.68),
    weight: 600,
    opticalSize: 20,
  } as const;
  return drawLine(TITLE, style, [width / 2, top + height * 0.72], { ...pen, anchor: 'middle' });
}

/** Whose Top 13 it is: the fan's picture beside the name, together in the middle. */
function fanHeading(fan: Fan, { top, height, width, margin }: Place, pen: Pen, inlay: Inlay): string {
  const { lettering } = pen;
  const picture = Math.round(height * 0.9);
  const gap = picture * 0.24;
  const name = fitText(
    lettering,
    fan.username,
    { face: 'display', size: Math.round(height * 0.5), weight: 600, opticalSize: 11 },
    { width: width - 2 * margin - picture - gap, maxLines: 1, minSize: 32 },
  );
  const title = {
    face: 'display-italic',
    size: Math.round(height * 0.29),
    weight: 600,
    opticalSize: 11,
  } as const;
  const words = Math.max(lettering.measure(name.lines[0] ?? '', name.style), lettering.measure(TITLE, title));
  const x = Math.round((width - picture - gap - words) / 2);
  const wordsX = x + picture + gap;
  const middle = top + height / 2;
  return (
    portrait(fan, [x, Math.round(middle - picture / 2)], picture, inlay) +
    drawLines(name, [wordsX, middle - 2], pen) +
    drawLine(TITLE, title, [wordsX, middle + height * 0.42], pen)
  );
}
