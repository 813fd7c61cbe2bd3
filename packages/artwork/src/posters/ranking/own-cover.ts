import { toEra } from '@thirteen/catalogue/eras.ts';
import { eraKey, type EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { at, each, type Point } from '../../drawing/svg.ts';
import { hairline, record } from '../record.ts';
import type { Inlay } from '../inlay.ts';
import type { ListedSong } from '../song-rows.ts';

const GROOVE = '#17131f';
/** How far from the middle the rings of a record begin and end, in parts of the cover. */
const RINGS = { from: 0.135, to: 0.335 } as const;

/**
 * The cover of an album that a fan made: the covers of its first four eras, and a record on them with a ring for each of
 * its songs in the color of the era, the first outside.
 */
export function ownCover(songs: readonly ListedSong[], [x, y]: Point, size: number, inlay: Inlay): string {
  const half = Math.round(size / 2);
  const quarters = fourOf(songs.map(({ theme }) => theme));
  const middle: Point = [x + half, y + half];
  return (
    each(quarters, (theme, index) =>
      record(theme, [x + (index % 2) * half, y + (index < 2 ? 0 : half)], half, inlay),
    ) +
    vinyl(songs, middle, size) +
    hairline([x, y], half * 2)
  );
}

function vinyl(songs: readonly ListedSong[], [x, y]: Point, size: number): string {
  const circle = (radius: number, paint: string) =>
    `<circle cx="${at(x)}" cy="${at(y)}" r="${Math.round(radius * 10) / 10}" ${paint}/>`;
  const pitch = ((RINGS.to - RINGS.from) * size) / Math.max(1, songs.length);
  const [first] = songs;
  return (
    circle(size * 0.37, 'fill="#000" fill-opacity=".25"') +
    circle(size * 0.36, `fill="${GROOVE}" stroke="#fff" stroke-opacity=".5" stroke-width="2"`) +
    each(songs, ({ theme }, index) =>
      circle(
        RINGS.to * size - (index + 0.5) * pitch,
        `fill="none" stroke="${toEra(theme).colors.bead}" stroke-width="${Math.round(pitch * 6) / 10}"`,
      ),
    ) +
    circle(size * 0.115, `fill="${first ? toEra(first.theme).colors.bead : GROOVE}"`) +
    circle(size * 0.02, `fill="${GROOVE}"`)
  );
}

/** The first four eras, each once; fewer are repeated crosswise, so that no two equal ones touch at a side. */
function fourOf(themes: readonly EraRef[]): readonly EraRef[] {
  const once = [...new Map(themes.map((theme) => [eraKey(theme), theme])).values()];
  const [a, b = a, c = b, d = a] = once;
  return a === undefined || b === undefined || c === undefined || d === undefined ? [] : [a, b, c, d];
}
