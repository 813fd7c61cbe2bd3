import type { Point } from '../../drawing/svg.ts';
import { drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import { coverWithShadow, shadow } from '../hero.ts';
import type { Inlay } from '../inlay.ts';
import { ownCover } from './own-cover.ts';
import type { RankedRecord } from './ranked.ts';

type Room = { readonly place: Point; readonly width: number; readonly height: number };

const LEADING = 1.04;

/** The cover of a ranking, lying on the poster. */
export function recordCover(
  { cover, theme, songs }: RankedRecord,
  [x, y]: Point,
  size: number,
  inlay: Inlay,
): string {
  const place: Point = [Math.round(x), Math.round(y)];
  const side = Math.round(size);
  return cover === 'era'
    ? coverWithShadow({ theme }, place, side, inlay)
    : shadow(place, side) + ownCover(songs, place, side, inlay);
}

/** What is ranked: a line above the title, and the title, as large as finds room. */
export function recordWords(
  { over, title }: RankedRecord,
  { place: [x, y], width, height }: Room,
  pen: Pen,
): string {
  const above = fitText(
    pen.lettering,
    over,
    {
      face: 'display-italic',
      size: Math.max(34, Math.min(52, Math.round(height * 0.15))),
      weight: 600,
      opticalSize: 11,
    },
    { width, maxLines: 2, minSize: 28 },
  );
  const aboveHeight = above.lines.length * above.style.size * LEADING;
  const left = height - aboveHeight - 12;
  const words = titleIn(title, width, left, pen);
  const step = words.style.size * LEADING;
  const block = aboveHeight + 12 + words.lines.length * step;
  const top = y + (height - block) / 2;
  return (
    drawLines(above, [x, top + above.style.size * 0.84], pen, LEADING) +
    drawLines(words, [x, top + aboveHeight + 12 + words.style.size * 0.84], pen, LEADING)
  );
}

const MOST_TITLE = 104;
const LEAST_TITLE = 30;

/** The largest size in which a title is whole: first between its words, a word wider than the room anywhere. */
function titleIn(title: string, width: number, height: number, { lettering }: Pen) {
  const style = { face: 'display', weight: 600, opticalSize: 20 } as const;
  for (let size = Math.min(MOST_TITLE, Math.floor(height / LEADING)); size > LEAST_TITLE; size -= 4) {
    const maxLines = Math.max(1, Math.floor(height / (size * LEADING)));
    const fitted = fitText(lettering, title, { ...style, size }, { width, maxLines });
    const isWhole = fitted.lines.join(' ') === title.trim().split(/\s+/u).join(' ');
    if (isWhole) return fitted;
  }
  const maxLines = Math.max(1, Math.floor(height / (LEAST_TITLE * LEADING)));
  return fitText(lettering, title, { ...style, size: LEAST_TITLE }, { width, maxLines });
}
