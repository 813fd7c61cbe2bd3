import type { Area } from '../drawing/marks.ts';
import type { Random } from '../random.ts';
import { at, repeat, type Point } from '../drawing/svg.ts';

/** A bundle of rays: how many, and between which angles in degrees, 0 to the right, clockwise. */
export type Bundle = { readonly count: number; readonly from: number; readonly to: number };

/** The path of rays from a point, uneven like hand-cut gold paper. */
export function rays(random: Random, [cx, cy]: Point, reach: number, { count, from, to }: Bundle): string {
  const step = (to - from) / count;
  return repeat(count, (index) => {
    const start = from + index * step + random.between(-0.08, 0.08) * step;
    const [x1, y1] = onCircle(cx, cy, reach, start);
    const [x2, y2] = onCircle(cx, cy, reach, start + step * random.between(0.36, 0.58));
    return `M${cx} ${cy}L${x1} ${y1} ${x2} ${y2}z`;
  });
}

/** A thin halo with a ring of beads on its inside. */
export function beadedHalo(cx: number, cy: number, radius: number, ink: string): string {
  return (
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#fff8dc" stroke-width="1.6" opacity=".55"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${radius - 8}" fill="none" stroke="${ink}" stroke-width="5" ` +
    `stroke-dasharray="1 ${at(radius * 0.046)}" opacity=".5"/>`
  );
}

/** One deco fan of nested arcs, as a symbol around its center. */
export function fan(id: string, fill: string, line: string): string {
  const ring = (r: number): string =>
    `<circle r="${r}" fill="none" stroke="${line}" stroke-width="1.2" opacity=".65"/>`;
  return (
    `<symbol id="${id}" overflow="visible"><circle r="50" fill="${fill}" stroke="${line}" stroke-width="1.4"/>` +
    `${ring(39)}${ring(28)}${ring(17)}</symbol>`
  );
}

/** Rows of fans that overlap like scales, each row shifted by half a fan. */
export function fanRows(id: string, left: number, right: number, tops: readonly number[]): string {
  return tops
    .map((y, row) => {
      const first = left - (row % 2 === 0 ? 50 : 0);
      const count = Math.ceil((right - first) / 100) + 1;
      return repeat(count, (index) => `<use href="#${id}" x="${first + index * 100}" y="${y}"/>`);
    })
    .join('');
}

/** Fine rain on a slant, as one path. */
export function rain(random: Random, count: number, [left, top, right, bottom]: Area): string {
  return repeat(count, () => {
    const length = random.between(18, 36);
    return `M${at(random.between(left, right))} ${at(random.between(top, bottom))}l-5 ${at(length)}`;
  });
}

function onCircle(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [at(cx + radius * Math.cos(angle)), at(cy + radius * Math.sin(angle))];
}
