import type { Random } from '../random.ts';
import { at, each, type Point } from '../drawing/svg.ts';

/** The six bands of the pastel rainbow, from the outside in. */
export const RAINBOW = ['#ff8fb5', '#ffb38a', '#ffe08a', '#a8e3c0', '#8fc9f2', '#c3a7ee'] as const;

/** A rainbow of full circles; what must stay hidden is covered by clouds or the edge. */
export function rainbow([cx, cy]: Point, radius: number, band: number): string {
  return each(
    RAINBOW,
    (color, index) =>
      `<circle cx="${cx}" cy="${cy}" r="${at(radius - index * (band - 0.5))}" fill="none" stroke="${color}" ` +
      `stroke-width="${band}" opacity=".85"/>`,
  );
}

/** A bank of cloud: from left to right, billowing around `y`, filled down to `foot`. */
export type CloudBank = {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly foot: number;
  readonly size: number;
};

/** Billows of uneven size over a plain foot. */
export function cloudBank(random: Random, fill: string, { left, right, y, foot, size }: CloudBank): string {
  let x = left - 20 * size;
  let billows = '';
  while (x < right + 20 * size) {
    const r = random.between(30, 50) * size;
    billows += `<circle cx="${at(x)}" cy="${at(y + random.between(-10, 10) * size)}" r="${at(r)}"/>`;
    x += r * random.between(1.1, 1.5);
  }
  return `<g fill="${fill}">${billows}<path d="M${left} ${y + 14 * size}H${right}V${foot}H${left}z"/></g>`;
}

/** A small cloud with a flat foot, 104 x 62 at size 1, its left foot at `x`, `y`. */
export function smallCloud([x, y]: Point, size: number, fill: string): string {
  return `<g fill="${fill}" transform="translate(${x} ${y})scale(${size})"><circle cx="20" cy="-22" r="22"/><circle cx="48" cy="-34" r="28"/><circle cx="78" cy="-20" r="20"/><path d="M2-22h94q6 22-12 22H12q-16-2-10-22z"/></g>`;
}

/** The path of a heart around 0 0, 26 high. */
export const HEART = 'M0 10C-16-2-14-16-5-16-1-16 0-12 0-11 0-12 1-16 5-16 14-16 16-2 0 10z';

/** A folded paper heart: two halves, the left one in the light. */
export function paperHeart([x, y]: Point, size: number, turn = 0, paint = '#e8437f'): string {
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})"><path d="${HEART}" fill="${paint}"/>
    <path d="M0 10C-16-2-14-16-5-16-1-16 0-12 0-11z" fill="#fff" opacity=".28"/></g>`;
}

/** The tail of a kite: a ribbon with small hearts tied to it, hanging from 0 0. */
export function heartTail(x: number, y: number): string {
  const bow = (dx: number, dy: number, turn: number): string => paperHeart([x + dx, y + dy], 0.75, turn);
  return `<path d="M${x} ${y}q-34 46 6 78t-14 64" fill="none" stroke="#d6336c" stroke-width="2"/>${bow(-18, 46, -24)}${bow(12, 90, 22)}`;
}
