import { toEra } from '@thirteen/catalogue/eras.ts';
import { nameOfEra } from '@thirteen/domain/top13/era-split.ts';
import { bead } from '../drawing/beads.ts';
import { at, repeat, type Point } from '../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from './lettering/draw-text.ts';
import { fitText } from './lettering/fit-text.ts';
import type { TypeStyle } from './lettering/lettering.ts';
import type { TopSong } from './fan.ts';
import type { Inlay } from './inlay.ts';
import { record } from './record.ts';

/** The room of a hero: its cover is as high as the room, the title stands beside it. */
type Room = { readonly place: Point; readonly width: number; readonly height: number };

/** A soft shadow of so many steps: a filter would take as long as all the rest. */
const SHADES = 8;
const LEADING = 1.04;

/** The first song, large: its cover with the number on a bead, and its title with the era below. */
export function hero(
  song: TopSong,
  { place: [x, y], width, height }: Room,
  { pen, inlay }: { readonly pen: Pen; readonly inlay: Inlay },
): string {
  const gap = Math.round(height * 0.16);
  const wordsX = x + height + gap;
  const era: TypeStyle = { face: 'text', size: Math.max(26, Math.round(height * 0.08)), weight: 550 };
  const title = fitText(
    pen.lettering,
    song.title,
    { face: 'display', size: Math.round(height * 0.26), weight: 600, opticalSize: 20 },
    {
      width: width - height - gap,
      maxLines: Math.max(2, Math.floor(height / 100)),
      minSize: Math.max(34, Math.round(height * 0.13)),
    },
  );
  const step = title.style.size * LEADING;
  const block = title.lines.length * step + era.size * 1.5;
  const first = y + (height - block) / 2 + title.style.size * 0.8;
  return (
    coverWithShadow(song, [x, y], height, inlay) +
    numberBead(song, [x + height * 0.04, y + height * 0.04], height * 0.15, pen) +
    drawLines(title, [wordsX, first], pen, LEADING) +
    drawLine(
      nameOfEra(song.era),
      era,
      [wordsX + 2, first + (title.lines.length - 1) * step + era.size * 1.7],
      pen,
    )
  );
}

/** A cover that lies on the poster. */
export function coverWithShadow(
  { theme }: Pick<TopSong, 'theme'>,
  [x, y]: Point,
  size: number,
  inlay: Inlay,
): string {
  return shadow([x, y], size) + record(theme, [x, y], size, inlay);
}

/** What a square of a size throws on the ground. */
export function shadow([x, y]: Point, size: number): string {
  const reach = size / 44;
  return repeat(SHADES, (step) => {
    const grown = step * reach;
    return `<rect x="${at(x - grown / 2)}" y="${at(y - grown / 2 + size / 30)}" width="${at(size + grown)}" height="${at(size + grown)}" rx="${at(grown / 2)}" fill-opacity=".035"/>`;
  });
}

function numberBead({ slot, theme }: TopSong, [x, y]: Point, radius: number, pen: Pen): string {
  const { bead: color, onBead } = toEra(theme).colors;
  const style: TypeStyle = {
    face: 'display',
    size: Math.max(26, Math.round(radius * 1.25)),
    weight: 600,
    opticalSize: 20,
  };
  return (
    bead([x, y], radius, color, pen.light) +
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${at(Math.max(2, radius / 16))}"/>` +
    drawLine(String(slot), style, [x, y + style.size * 0.34], { ...pen, color: onBead, anchor: 'middle' })
  );
}
