import { at, each, type Point } from '../../drawing/svg.ts';
import { NIGHT, showBead } from '../night.ts';
import { showBeads, type Show } from './show.ts';

/** Where a string hangs: the middle of its first bead, the way to the next bead and to the next row. */
type Hang = {
  readonly from: Point;
  readonly pitch: number;
  readonly row: number;
  readonly radius: number;
};

const PER_ROW = 10;

/** A show as one string in rows that turn at each end, so that its order can be followed. */
export function beadString(show: Show, hang: Hang, light: string): string {
  const beads = showBeads(show);
  const places = beads.map((_bead, index) => placeOf(index, hang));
  return (
    `<path d="${cord(places, hang)}" fill="none" stroke="${NIGHT.cord}" stroke-width="3" stroke-linecap="round"/>` +
    each(beads, (bead, index) => showBead(bead, places[index] ?? [0, 0], hang.radius, light))
  );
}

function placeOf(index: number, { from: [x, y], pitch, row: down }: Hang): Point {
  const row = Math.floor(index / PER_ROW);
  const column = index % PER_ROW;
  const across = row % 2 === 0 ? column : PER_ROW - 1 - column;
  return [x + across * pitch, y + row * down];
}

function cord(places: readonly Point[], { from: [left], radius }: Hang): string {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return '';
  const turns = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [x, y];
    if (fromY === y) return `H${at(x)}`;
    const out = radius * (x > left ? 1.6 : -1.6);
    return `C${at(fromX + out)} ${at(fromY)} ${at(x + out)} ${at(y)} ${at(x)} ${at(y)}`;
  });
  const end = radius * 1.84;
  return `M${at(first[0] - end)} ${at(first[1])}H${at(first[0])}${turns.join('')}H${at(last[0] + end)}`;
}
