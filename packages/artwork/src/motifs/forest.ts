import type { Area } from '../drawing/marks.ts';
import type { Random } from '../random.ts';
import { at } from '../drawing/svg.ts';

/** A stand of bare trunks: how thick they are, how far apart, where they end, and how tilted. */
export type Stand = {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly thickness: readonly [number, number];
  readonly gap: readonly [number, number];
};

/** The path of a stand of trunks, each with two low branches. */
export function trunks(random: Random, { from, to, foot, thickness, gap }: Stand): string {
  let x = from;
  let path = '';
  while (x < to) {
    const width = random.between(...thickness);
    const lean = random.between(-width, width) * 0.6;
    const base = width * 1.5;
    path += `M${at(x)}-5h${at(width)}l${at(lean)} ${foot + 5}h-${at(base)}z`;
    for (const side of [-1, 1])
      path += branch(x + width / 2, random.between(foot * 0.1, foot * 0.6), width, side);
    x += width + random.between(...gap);
  }
  return path;
}

/** The path of one twig, thick at the trunk and thin at its end. */
function branch(x: number, y: number, width: number, side: number): string {
  const reach = (width * 1.4 + 8) * side;
  const rise = width + 10;
  return (
    `M${at(x)} ${at(y)}q${at(reach * 0.55)}-8 ${at(reach)}-${at(rise)}l${at(side)} 2` +
    `q${at(-reach * 0.5)} ${at(rise * 0.5)} ${at(-reach)} ${at(rise + 2)}z`
  );
}

/** The path of short strokes of light on still water. */
export function ripples(random: Random, [left, top, right, bottom]: Area, step: number): string {
  let path = '';
  for (let y = top; y < bottom; y += step) {
    path += `M${at(random.between(left, right - 60))} ${y}h${at(random.between(40, 140))}`;
    path += `M${at(random.between(left, right - 60))} ${y}h${at(random.between(30, 110))}`;
  }
  return path;
}

/** A cabin with a lit door; its left foot stands at 0 0, it is 44 wide and 44 high at size 1. */
export function cabin(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y})scale(${size})"><path d="M30-42v-10h6v16z" fill="#2a2f2e"/><path d="M0 0v-22l22-18 22 18V0z" fill="#343a39"/>
    <path d="M-4-20l26-22 26 22" stroke="#2a2f2e" stroke-width="4" fill="none"/><path d="M16-16h12V0H16z" fill="#f7e3b5"/>
    <path d="M33-15h6v6h-6z" fill="#f7e3b5" opacity=".8"/></g>`;
}
