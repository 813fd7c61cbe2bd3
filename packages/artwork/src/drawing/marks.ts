import type { Random } from '../random.ts';
import { at, repeat, type Point } from './svg.ts';

/** Where scattered marks may fall: left, top, right, bottom. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

/** The path of a four-point spark around a center; below a reach of 3 it is a mere grain of light. */
export function spark(x: number, y: number, reach: number): string {
  const start = `M${at(x)} ${at(y - reach)}`;
  if (reach < 3) return `${start}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z`;
  const near = Math.max(1, Math.round(reach * 0.2));
  const far = Math.round(reach) - near;
  return `${start}l${near} ${far} ${far} ${near}-${far} ${near}-${near} ${far}-${near}-${far}-${far}-${near} ${far}-${near}z`;
}

/** The path of many sparks in a field; small ones are the most frequent, as in a real sky. */
export function sparks(
  random: Random,
  count: number,
  field: Area,
  reaches: readonly [number, ...number[]],
): string {
  const [left, top, right, bottom] = field;
  return repeat(count, () =>
    spark(random.between(left, right), random.between(top, bottom), random.pick(reaches)),
  );
}

/** Round lights of uneven size and strength: fireflies, bokeh, dust. */
export function lights(
  random: Random,
  count: number,
  field: Area,
  [small, large]: readonly [number, number],
): string {
  const [left, top, right, bottom] = field;
  return repeat(
    count,
    () =>
      `<circle cx="${at(random.between(left, right))}" cy="${at(random.between(top, bottom))}" ` +
      `r="${at(random.between(small, large))}" opacity="${at(random.between(0.4, 1))}"/>`,
  );
}

/** How a symbol is turned, in degrees clockwise, and how large it is. */
export type Pose = readonly [turn: number, size: number];

/** A use of a symbol at a place, turned and sized. */
export function stamp(id: string, [x, y]: Point, [turn, size]: Pose = [0, 1], paint = ''): string {
  const turned = turn === 0 ? '' : `rotate(${at(turn)})`;
  const sized = size === 1 ? '' : `scale(${Math.round(size * 100) / 100})`;
  return `<use href="#${id}"${paint && ` fill="${paint}"`} transform="translate(${at(x)} ${at(y)})${turned}${sized}"/>`;
}

/** Blends two `#rrggbb` colors; `share` is the part of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channel = (from: number): string => {
    const a = Number.parseInt(first.slice(from, from + 2), 16);
    const b = Number.parseInt(second.slice(from, from + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
