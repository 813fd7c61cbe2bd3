import { each, type Canvas, type Point } from '../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from './lettering/draw-text.ts';
import { fitTogether, type FittedText } from './lettering/fit-text.ts';
import type { TypeStyle } from './lettering/lettering.ts';
import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import type { Inlay } from './inlay.ts';
import { record } from './record.ts';

/** How songs are listed. Sizes are of the covers, 0 for none, the numerals, and the titles, which shrink to `least`. */
export type RowLook = {
  readonly columns: 1 | 2;
  readonly cover: number;
  readonly numeral: number;
  readonly title: number;
  readonly least: number;
};

/** A song to list, by the number that stands before it. */
export type ListedSong = { readonly slot: number; readonly title: string; readonly theme: EraRef };

type Rows = { readonly place: Point; readonly size: Canvas; readonly look: RowLook };
type Tools = { readonly pen: Pen; readonly inlay: Inlay };

const COLUMN_GAP = 36;
const TITLE_LEADING = 1.02;
/** Keeps the lines of one title nearer to each other than to the next. */
const ROW_GAP = 10;

/** Songs as numeral, cover and title, read down the first column, then down the second. */
export function songRows(
  songs: readonly ListedSong[],
  { place: [x, y], size, look }: Rows,
  tools: Tools,
): string {
  const perColumn = Math.ceil(songs.length / look.columns);
  const pitch = size.height / Math.max(1, perColumn);
  const width = (size.width - (look.columns - 1) * COLUMN_GAP) / look.columns;
  const before = roomBeforeTitle(look, tools.pen);
  const style: TypeStyle = { face: 'display', size: look.title, weight: 600, opticalSize: 6 };
  const titles = fitTogether(
    tools.pen.lettering,
    songs.map(({ title }) => title),
    style,
    { width: width - before.title, height: pitch - ROW_GAP, leading: TITLE_LEADING, minSize: look.least },
  );
  return each(songs, (song, index) => {
    const column = Math.floor(index / perColumn);
    const middle = y + (index - column * perColumn + 0.5) * pitch;
    const words = titles[index];
    return words
      ? songRow({ ...song, words }, [x + column * (width + COLUMN_GAP), middle], { before, look }, tools)
      : '';
  });
}

/** How far from the left each part of a row ends or begins. */
type RowStarts = { readonly numeral: number; readonly cover: number; readonly title: number };

function roomBeforeTitle({ cover, numeral }: RowLook, { lettering }: Pen): RowStarts {
  const numeralEnd = lettering.measure('13', numeralStyle(numeral));
  const coverStart = numeralEnd + numeral * 0.36;
  const title = cover === 0 ? coverStart : coverStart + cover + Math.max(14, cover * 0.24);
  return { numeral: numeralEnd, cover: coverStart, title };
}

function numeralStyle(size: number): TypeStyle {
  return { face: 'display', size, weight: 600, opticalSize: 11 };
}

function songRow(
  { slot, theme, words }: ListedSong & { readonly words: FittedText },
  [x, middle]: Point,
  { before, look: { cover, numeral } }: { readonly before: RowStarts; readonly look: RowLook },
  { pen, inlay }: Tools,
): string {
  const step = words.style.size * TITLE_LEADING;
  const first = middle - ((words.lines.length - 1) * step) / 2 + words.style.size * 0.28;
  return (
    drawLine(String(slot), numeralStyle(numeral), [x + before.numeral, middle + numeral * 0.34], {
      ...pen,
      anchor: 'end',
    }) +
    (cover === 0 ? '' : record(theme, [x + before.cover, middle - cover / 2], cover, inlay)) +
    drawLines(words, [x + before.title, first], pen, TITLE_LEADING)
  );
}
