import { toEra } from '@thirteen/catalogue/eras.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { bead } from '../../drawing/beads.ts';
import { at, each, type Point } from '../../drawing/svg.ts';
import { drawLine, type Pen } from '../lettering/draw-text.ts';
import type { TypeStyle } from '../lettering/lettering.ts';
import type { TopSong, TopThirteen } from '../fan.ts';
import type { Inlay } from '../inlay.ts';
import { plainCover } from '../record.ts';

/** Where a bracelet hangs: the middles of its first and its last bead, and how far its middle sags. */
type Hang = {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly sag: number;
  readonly radius: number;
};

type Tools = { readonly pen: Pen; readonly inlay: Inlay };

const MIN_NUMERAL = 26;

/**
 * The thirteen beads on a cord that hangs from its ends. Each bead shows the cover of its song; a smaller one in the
 * color of the era tells the number. The id of its clip begins with that of the pen's light.
 */
export function coverBracelet(top13: TopThirteen, hang: Hang, tools: Tools): string {
  const { left, right, y, sag, radius } = hang;
  const out = radius * 1.5;
  const cord = `M${at(left - out)} ${at(y - sag * 0.2)}L${at(left)} ${at(y)}Q${at((left + right) / 2)} ${at(y + 2 * sag)} ${at(right)} ${at(y)}L${at(right + out)} ${at(y - sag * 0.2)}`;
  const placeOf = (index: number): Point => {
    const along = index / (TOP13_SLOTS - 1);
    return [left + along * (right - left), y + 4 * sag * along * (1 - along)];
  };
  return strung(top13, { cord, radius, placeOf }, tools);
}

/** Where a bracelet lies closed: its middle, and how far the middles of its beads are from there. */
type Ring = { readonly center: Point; readonly reach: Point; readonly radius: number };

/** The thirteen beads on a closed cord, clockwise, the first at the top. */
export function coverRing(
  top13: TopThirteen,
  { center: [x, y], reach: [across, down], radius }: Ring,
  tools: Tools,
): string {
  const cord = `M${at(x)} ${at(y - down)}a${at(across)} ${at(down)} 0 1 1 0 ${at(2 * down)}a${at(across)} ${at(down)} 0 1 1 0 ${at(-2 * down)}z`;
  const places = alongEllipse([across, down], TOP13_SLOTS).map(([dx, dy]): Point => [x + dx, y + dy]);
  const placeOf = (index: number): Point => places[index] ?? [x, y];
  return strung(top13, { cord, radius, placeOf }, tools);
}

const STEPS = 720;

/** Points equally far from each other along an ellipse around 0, clockwise from its top. */
function alongEllipse([across, down]: Point, count: number): readonly Point[] {
  const fine = Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return [across * Math.sin(angle), -down * Math.cos(angle)];
  });
  let length = 0;
  const lengths = fine.map(([x, y], step) => {
    const [beforeX, beforeY] = fine[Math.max(0, step - 1)] ?? [x, y];
    length += Math.hypot(x - beforeX, y - beforeY);
    return length;
  });
  return Array.from({ length: count }, (_, index) => {
    const step = lengths.findIndex((far) => far >= (index / count) * length);
    return fine[step] ?? [0, 0];
  });
}

type Cord = {
  readonly cord: string;
  readonly radius: number;
  readonly placeOf: (index: number) => Point;
};

function strung(top13: TopThirteen, { cord, radius, placeOf }: Cord, { pen, inlay }: Tools): string {
  const { onGradient: ink, gradient: ground } = toEra(top13.theme).colors;
  const clip = `${pen.light}c`;
  const slots = Array.from({ length: TOP13_SLOTS }, (_, index) =>
    top13.songs.find(({ slot }) => slot === index + 1),
  );
  return (
    `<clipPath id="${clip}" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>` +
    `<path d="${cord}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="${at(Math.max(3, radius / 10))}" stroke-linecap="round"/>` +
    each(slots, (song, index) =>
      song
        ? coverBead(song, placeOf(index), { radius, clip }, { pen: { ...pen, color: ink }, inlay })
        : emptyBead(index + 1, [placeOf(index), radius], { ...pen, color: ink }, ground[1]),
    )
  );
}

type Shape = { readonly radius: number; readonly clip: string };

function coverBead(
  { theme, slot }: TopSong,
  [x, y]: Point,
  { radius, clip }: Shape,
  { pen, inlay }: Tools,
): string {
  const circle = `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}"`;
  const side = Math.round(radius * 2);
  return (
    `<g clip-path="url(#${clip})">${inlay(plainCover(theme), [Math.round(x - radius), Math.round(y - radius)], side)}</g>` +
    `${circle} fill="url(#${pen.light})" fill-opacity=".7"/>` +
    `${circle} fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${at(Math.max(2, radius / 18))}"/>` +
    badge(slot, theme, [x, y + radius * 0.98], pen)
  );
}

/** The number of a bead, on a smaller one in the color of its era. */
function badge(slot: number, theme: TopSong['theme'], [x, y]: Point, pen: Pen): string {
  const radius = MIN_NUMERAL * 0.72;
  const { bead: color, onBead } = toEra(theme).colors;
  return (
    bead([x, y], radius, color, pen.light) +
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>` +
    numeral(slot, [x, y], { ...pen, color: onBead })
  );
}

function emptyBead(slot: number, [[x, y], radius]: [Point, number], pen: Pen, ground: string): string {
  return (
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius - 1)}" fill="${ground}" fill-opacity=".85" stroke="${pen.color}" ` +
    `stroke-opacity=".7" stroke-width="${at(Math.max(2, radius / 22))}" stroke-dasharray="${at(radius / 7)} ${at(radius / 7)}"/>` +
    numeral(slot, [x, y], pen)
  );
}

function numeral(slot: number, [x, y]: Point, pen: Pen): string {
  const style: TypeStyle = { face: 'text', size: MIN_NUMERAL, weight: 700 };
  return drawLine(String(slot), style, [x, y + style.size * 0.35], { ...pen, anchor: 'middle' });
}
