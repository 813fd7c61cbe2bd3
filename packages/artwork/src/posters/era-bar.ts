import { toEra } from '@thirteen/catalogue/eras.ts';
import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { nameOfEra, splitByEra } from '@thirteen/domain/top13/era-split.ts';
import { at, each, type Point } from '../drawing/svg.ts';
import { drawLine, type Pen } from './lettering/draw-text.ts';
import type { TypeStyle } from './lettering/lettering.ts';
import type { TopSong } from './fan.ts';

/** An era of a Top 13 with its look, and how many of the songs are from it. */
type Part = { readonly era: string; readonly count: number; readonly theme: EraRef };

const COUNT: TypeStyle = { face: 'text', size: 26, weight: 700 };
const NAME: TypeStyle = { face: 'text', size: 26, weight: 550 };
const GAP = 4;
const DOT = 11;
const AFTER_NAME = 34;
/** From line to line of the names. */
export const LEGEND_LINE = 38;

/** How the songs split by eras: a bar with a piece for each, as long as its songs are many, and their number in it. */
export function eraBar(
  songs: readonly TopSong[],
  [x, y]: Point,
  { width, height }: { readonly width: number; readonly height: number },
  pen: Pen,
): string {
  const parts = partsOf(songs);
  const unit = (width - (parts.length - 1) * GAP) / Math.max(1, songs.length);
  let left = x;
  return each(parts, ({ theme, count }) => {
    const { bead, onBead } = toEra(theme).colors;
    const long = unit * count;
    const piece =
      `<rect x="${at(left)}" y="${at(y)}" width="${at(long)}" height="${at(height)}" rx="${at(height / 3)}" fill="${bead}" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>` +
      drawLine(String(count), COUNT, [left + long / 2, y + height / 2 + COUNT.size * 0.36], {
        ...pen,
        color: onBead,
        anchor: 'middle',
      });
    left += long + GAP;
    return piece;
  });
}

type Named = Pick<Part, 'era'> & { readonly theme: EraRef | undefined };

/** The lines in which the names of the eras stand below the bar; those that find no room are counted at the end. */
export function legendLines(
  songs: readonly TopSong[],
  width: number,
  mostLines: number,
  { lettering }: Pick<Pen, 'lettering'>,
): readonly (readonly Named[])[] {
  const parts = partsOf(songs);
  for (let shown = parts.length; shown > 0; shown -= 1) {
    const rest = parts.length - shown;
    const names: readonly Named[] = [
      ...parts.slice(0, shown),
      ...(rest > 0 ? [{ era: rest === 1 ? 'and one more' : `and ${rest} more`, theme: undefined }] : []),
    ];
    const lines = breakLines(names, width, ({ era, theme }) => lettering.measure(era, NAME) + before(theme));
    if (lines.length <= mostLines) return lines;
  }
  return [];
}

/** Draws the names; `place` is the left of the first line on its base line. */
export function legend(lines: readonly (readonly Named[])[], [x, y]: Point, pen: Pen): string {
  return each(lines, (names, line) => {
    let left = x;
    const base = y + line * LEGEND_LINE;
    return each(names, ({ era, theme }) => {
      const start = left + before(theme);
      left = start + pen.lettering.measure(era, NAME) + AFTER_NAME;
      return dot(theme, [start - before(theme) + DOT, base - 9]) + drawLine(era, NAME, [start, base], pen);
    });
  });
}

function dot(theme: EraRef | undefined, [x, y]: Point): string {
  if (theme === undefined) return '';
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${DOT}" fill="${toEra(theme).colors.bead}" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>`;
}

function before(theme: EraRef | undefined): number {
  return theme === undefined ? 0 : DOT * 2 + 10;
}

function breakLines(
  names: readonly Named[],
  width: number,
  widthOf: (name: Named) => number,
): readonly (readonly Named[])[] {
  const lines: Named[][] = [];
  let used = 0;
  for (const name of names) {
    const more = widthOf(name);
    const line = lines.at(-1);
    if (line && used + AFTER_NAME + more <= width) {
      line.push(name);
      used += AFTER_NAME + more;
    } else {
      lines.push([name]);
      used = more;
    }
  }
  return lines;
}

function partsOf(songs: readonly TopSong[]): readonly Part[] {
  const themes = new Map(songs.map(({ era, theme }) => [era, theme]));
  return splitByEra(songs).flatMap((share) => {
    const theme = themes.get(share.era);
    return theme === undefined ? [] : [{ era: nameOfEra(share.era), count: share.count, theme }];
  });
}
