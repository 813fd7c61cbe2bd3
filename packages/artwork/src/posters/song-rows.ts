import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { COVER, plainCoverSvg } from '../covers/covers.ts';
import { at, each, type Canvas, type Point } from '../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { TypeStyle } from '../lettering/lettering.ts';
import type { TopSong } from './fan.ts';
import type { Inlay, Picture } from './inlay.ts';

/** How songs are listed. Sizes are of the covers, 0 for none, the numerals, and the titles, which shrink to `least`. */
export type RowLook = {
  readonly columns: 1 | 2;
  readonly cover: number;
  readonly numeral: number;
  readonly title: number;
  readonly least: number;
};

type Rows = { readonly place: Point; readonly size: Canvas; readonly look: RowLook };
type Tools = { readonly pen: Pen; readonly inlay: Inlay };

const COLUMN_GAP = 36;
const TITLE_LEADING = 1.02;

/** The cover of an era as posters show it: without its grain, which nobody sees at this size. */
function coverOf(theme: EraTheme): Picture {
  return { name: `cover ${theme}`, canvas: COVER, svg: () => plainCoverSvg(theme) };
}

/** Songs as numeral, cover and title, read down the first column, then down the second. */
export function songRows(
  songs: readonly TopSong[],
  { place: [x, y], size, look }: Rows,
  tools: Tools,
): string {
  const perColumn = Math.ceil(songs.length / look.columns);
  const pitch = size.height / Math.max(1, perColumn);
  const width = (size.width - (look.columns - 1) * COLUMN_GAP) / look.columns;
  return each(songs, (song, index) => {
    const column = Math.floor(index / perColumn);
    const middle = y + (index - column * perColumn + 0.5) * pitch;
    return songRow(song, [x + column * (width + COLUMN_GAP), middle], { width, pitch, look }, tools);
  });
}

type RowRoom = { readonly width: number; readonly pitch: number; readonly look: RowLook };

function songRow(
  { slot, title, theme }: TopSong,
  [x, middle]: Point,
  { width, pitch, look }: RowRoom,
  { pen, inlay }: Tools,
): string {
  const { cover, numeral } = look;
  const numeralStyle: TypeStyle = { face: 'display', size: numeral, weight: 600, opticalSize: 11 };
  const numeralRoom = pen.lettering.measure('13', numeralStyle);
  const coverX = x + numeralRoom + numeral * 0.36;
  const titleX = cover === 0 ? coverX : coverX + cover + Math.max(14, cover * 0.24);
  const words = fitTitle(title, { width: x + width - titleX, pitch, look }, pen);
  const step = words.style.size * TITLE_LEADING;
  const first = middle - ((words.lines.length - 1) * step) / 2 + words.style.size * 0.28;
  return (
    drawLine(String(slot), numeralStyle, [x + numeralRoom, middle + numeral * 0.34], {
      ...pen,
      anchor: 'end',
    }) +
    (cover === 0 ? '' : record(theme, [coverX, middle - cover / 2], cover, inlay)) +
    drawLines(words, [titleX, first], pen, TITLE_LEADING)
  );
}

/** A cover in a hairline that keeps it apart from a ground of its own era. */
export function record(theme: EraTheme, [x, y]: Point, size: number, inlay: Inlay): string {
  const [left, top] = [Math.round(x), Math.round(y)];
  return (
    inlay(coverOf(theme), [left, top], size) +
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${at(Math.max(1.5, size / 120))}"/>`
  );
}

/** In one line while the title need not shrink much for it, else in two. */
function fitTitle(
  title: string,
  { width, pitch, look: { title: size, least } }: RowRoom,
  { lettering }: Pen,
) {
  const style: TypeStyle = { face: 'display', size, weight: 600, opticalSize: 6 };
  const oneLine = fitText(lettering, title, style, {
    width,
    maxLines: 1,
    minSize: Math.max(least, size - 4),
  });
  return oneLine.lines.join(' ') === title
    ? oneLine
    : fitText(
        lettering,
        title,
        { ...style, size: Math.max(least, Math.min(size - 4, Math.floor(pitch / 2.2))) },
        { width, maxLines: 2, minSize: least },
      );
}
