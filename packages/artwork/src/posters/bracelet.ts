import { toEra } from '@thirteen/catalogue/eras.ts';
import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { bead } from '../drawing/beads.ts';
import { at, each, type Point } from '../drawing/svg.ts';
import { drawLine, type Pen } from '../lettering/draw-text.ts';
import type { TypeStyle } from '../lettering/lettering.ts';
import type { TopThirteen } from './fan.ts';

type Oval = { readonly center: Point; readonly reach: Point; readonly radius: number };
type Row = { readonly from: Point; readonly pitch: number; readonly radius: number };

const MIN_NUMERAL = 26;

/** The thirteen beads in a row on a cord; `from` is the middle of the first. */
export function straightBracelet(top13: TopThirteen, { from: [x, y], pitch, radius }: Row, pen: Pen): string {
  const end = radius * 1.7;
  const cord = `M${at(x - end)} ${at(y)}H${at(x + (TOP13_SLOTS - 1) * pitch + end)}`;
  return onCord(top13, cord, { placeOf: (index) => [x + index * pitch, y], radius }, pen);
}

/** The thirteen beads as a bracelet, the first at the top; `reach` goes from the center to the middles of the beads. */
export function roundBracelet(
  top13: TopThirteen,
  { center: [x, y], reach: [rx, ry], radius }: Oval,
  pen: Pen,
): string {
  const cord = `M${at(x - rx)} ${at(y)}a${at(rx)} ${at(ry)} 0 1 1 ${at(2 * rx)} 0a${at(rx)} ${at(ry)} 0 1 1 ${at(-2 * rx)} 0z`;
  const angles = evenAngles([rx, ry]);
  const placeOf = (index: number): Point => {
    const angle = angles[index] ?? 0;
    return [x + Math.sin(angle) * rx, y - Math.cos(angle) * ry];
  };
  return onCord(top13, cord, { placeOf, radius }, pen);
}

/** The angles at which beads stand evenly along an ellipse, not evenly around its center. */
function evenAngles([rx, ry]: Point): readonly number[] {
  const steps = 720;
  const lengths = [0];
  for (let step = 1; step <= steps; step += 1) {
    const angle = ((step - 0.5) / steps) * 2 * Math.PI;
    const length = Math.hypot(Math.cos(angle) * rx, Math.sin(angle) * ry);
    lengths.push((lengths.at(-1) ?? 0) + length);
  }
  const whole = lengths.at(-1) ?? 1;
  return Array.from({ length: TOP13_SLOTS }, (_, index) => {
    const step = lengths.findIndex((length) => length >= (whole * index) / TOP13_SLOTS);
    return (step / steps) * 2 * Math.PI;
  });
}

type Beads = { readonly placeOf: (index: number) => Point; readonly radius: number };

function onCord({ songs, theme }: TopThirteen, cord: string, { placeOf, radius }: Beads, pen: Pen): string {
  const { onGradient: ink, gradient: ground } = toEra(theme).colors;
  const slots = Array.from({ length: TOP13_SLOTS }, (_, index) =>
    songs.find(({ slot }) => slot === index + 1),
  );
  return (
    `<path d="${cord}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="${at(Math.max(3, radius / 11))}" stroke-linecap="round"/>` +
    each(slots, (song, index) => {
      const place = placeOf(index);
      return song
        ? chosenBead(song.theme, place, radius, { ...pen, color: ink }) +
            numeral(index + 1, place, radius, { ...pen, color: toEra(song.theme).colors.onBead })
        : emptyBead(place, radius, { ground: ground[1], ink }) +
            numeral(index + 1, place, radius, { ...pen, color: ink });
    })
  );
}

/** The hairline keeps a bead from getting lost on the art of its own era. */
function chosenBead(theme: EraRef, [x, y]: Point, radius: number, { color, light }: Pen): string {
  const edge = `cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="none" stroke="${color}" stroke-opacity=".5"`;
  return `${bead([x, y], radius, toEra(theme).colors.bead, light)}<circle ${edge} stroke-width="${at(Math.max(1.6, radius / 26))}"/>`;
}

function emptyBead(
  [x, y]: Point,
  radius: number,
  { ground, ink }: { readonly ground: string; readonly ink: string },
): string {
  return (
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius - 1)}" fill="${ground}" fill-opacity=".85" stroke="${ink}" ` +
    `stroke-opacity=".7" stroke-width="${at(Math.max(2, radius / 22))}" stroke-dasharray="${at(radius / 7)} ${at(radius / 7)}"/>`
  );
}

function numeral(slot: number, [x, y]: Point, radius: number, pen: Pen): string {
  const style: TypeStyle = {
    face: 'text',
    size: Math.max(MIN_NUMERAL, Math.round(radius * 0.74)),
    weight: 700,
  };
  return drawLine(String(slot), style, [x, y + style.size * 0.35], { ...pen, anchor: 'middle' });
}
