import { stamp, type Area } from '../drawing/marks.ts';
import type { Random } from '../random.ts';
import { repeat } from '../drawing/svg.ts';

/** A maple leaf around 0 0, 60 high; its color is the `fill` of each use. */
export function mapleLeaf(id: string): string {
  return `<symbol id="${id}" overflow="visible">
    <path d="M0-30C4-24 5-20 4-14c6-5 10-6 16-6-2 5-3 8-1 11 4-1 8-1 12 1-5 3-9 7-11 11 3 1 5 3 6 6-8 0-15 1-22 4L3 30H-1L0 13c-8-3-15-4-24-3 1-4 3-6 6-7-3-4-7-8-12-10 4-2 8-3 12-2 1-3 0-7-2-11 6 0 11 2 16 6-1-6 0-10 4-16z"/>
    <path d="M0-22L1 26M1 6L-18-8M1 6L18-6" stroke="#2a0308" stroke-opacity=".35" stroke-width="1.3" fill="none"/></symbol>`;
}

/** Leaves in the wind: how many, where, their sizes from small to large, and their colors. */
export type Gust = {
  readonly count: number;
  readonly field: Area;
  readonly sizes: readonly [number, number];
  readonly paints: readonly [string, ...string[]];
};

/** Leaves blown over a field. */
export function blownLeaves(random: Random, id: string, { count, field, sizes, paints }: Gust): string {
  const [left, top, right, bottom] = field;
  return repeat(count, () =>
    stamp(
      id,
      [random.between(left, right), random.between(top, bottom)],
      [random.between(0, 360), random.between(...sizes)],
      random.pick(paints),
    ),
  );
}

/** Stocking stitch: pairs of loops, lit from above. */
export function knit(id: string, size = 1): string {
  const scaled = size === 1 ? '' : ` patternTransform="scale(${size})"`;
  return `<pattern id="${id}" width="20" height="16" patternUnits="userSpaceOnUse"${scaled}>
    <path fill="#8f0d1b" d="M0 0h20v16H0z"/><path d="M1 1q9 3 9 13-9-2-9-10zM19 1q-9 3-9 13 9-2 9-10z" fill="#d32435"/>
    <path d="M2 3q5 2 7 9M18 3q-5 2-7 9" stroke="#f26a6a" fill="none"/></pattern>`;
}
