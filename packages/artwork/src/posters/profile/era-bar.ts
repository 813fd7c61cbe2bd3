import { toEra } from '@thirteen/catalogue/eras.ts';
import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { splitByEra } from '@thirteen/domain/top13/era-split.ts';
import { at, each, type Point } from '../../drawing/svg.ts';
import { drawLine, type Pen } from '../lettering/draw-text.ts';
import type { TypeStyle } from '../lettering/lettering.ts';
import type { TopSong } from '../fan.ts';

/** The look of an era of a Top 13, and how many of the songs are from it. */
type Part = { readonly count: number; readonly theme: EraRef };

const COUNT: TypeStyle = { face: 'text', size: 26, weight: 700 };
const GAP = 4;

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

function partsOf(songs: readonly TopSong[]): readonly Part[] {
  const themes = new Map(songs.map(({ era, theme }) => [era, theme]));
  return splitByEra(songs).flatMap((share) => {
    const theme = themes.get(share.era);
    return theme === undefined ? [] : [{ count: share.count, theme }];
  });
}
