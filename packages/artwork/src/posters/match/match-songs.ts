import { each, type Point } from '../../drawing/svg.ts';
import type { TopSong } from '../fan.ts';
import type { Inlay } from '../inlay.ts';
import { drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText, fitTogether } from '../lettering/fit-text.ts';
import { NIGHT } from '../night.ts';
import { record } from '../record.ts';
import { sharedSongs, type MatchedPair } from './match.ts';

type Room = { readonly place: Point; readonly width: number };
type Tools = { readonly pen: Pen; readonly inlay: Inlay };

const IN_COLUMN = 3;
const ROW = 84;
const COVER = 70;
const COLUMN_GAP = 40;
const HEAD = 62;
const TITLE = { face: 'display', size: 38, weight: 600, opticalSize: 6 } as const;

/**
 * Songs of a match in two columns, down the first and then down the second: those of both fans, up to six; where there
 * is one or none, what each fan loves most, under the bracelet that it is from.
 */
export function matchSongs(pair: MatchedPair, { place: [x, y], width }: Room, tools: Tools): string {
  const column = (width - COLUMN_GAP) / 2;
  const right = x + column + COLUMN_GAP;
  const shared = sharedSongs(pair).slice(0, 2 * IN_COLUMN);
  if (shared.length > 1) {
    const half = Math.ceil(shared.length / 2);
    const rows = [shared.slice(0, half), shared.slice(half)];
    // Fewer than three rows stand in the middle of their room.
    const top = y + HEAD / 2 + ((IN_COLUMN - half) * ROW) / 2;
    return songColumns(rows, [x, right], { top, column }, tools);
  }
  const names = each([pair.yours, pair.theirs], ({ username }, side) => {
    const style = { face: 'display-italic', size: 36, weight: 600, opticalSize: 11 } as const;
    const words = fitText(tools.pen.lettering, username, style, { width: column, maxLines: 2, minSize: 26 });
    const place: Point = [side === 0 ? x : right, y + (words.lines.length === 1 ? 42 : 22)];
    return username === '' ? '' : drawLines(words, place, { ...tools.pen, color: NIGHT.brand });
  });
  const firsts = [pair.yours, pair.theirs].map(({ songs }) => songs.slice(0, IN_COLUMN));
  return names + songColumns(firsts, [x, right], { top: y + HEAD, column }, tools);
}

/** Titles of all columns have one size. */
function songColumns(
  columns: readonly (readonly TopSong[])[],
  lefts: readonly [number, number],
  { top, column }: { readonly top: number; readonly column: number },
  { pen, inlay }: Tools,
): string {
  const titles = fitTogether(
    pen.lettering,
    columns.flat().map(({ title }) => title),
    TITLE,
    { width: column - COVER - 22, height: ROW - 10, leading: 1.02, minSize: 26 },
  );
  let next = 0;
  return each(columns, (songs, side) =>
    each(songs, ({ theme }, row) => {
      const words = titles[next];
      next += 1;
      const left = lefts[side === 0 ? 0 : 1];
      const middle = top + (row + 0.5) * ROW;
      if (!words) return '';
      const step = words.style.size * 1.02;
      const first = middle - ((words.lines.length - 1) * step) / 2 + words.style.size * 0.28;
      return (
        record(theme, [left, middle - COVER / 2], COVER, inlay) +
        drawLines(words, [left + COVER + 22, first], pen, 1.02)
      );
    }),
  );
}
