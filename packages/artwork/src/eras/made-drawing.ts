import type { Era, EraColors } from '@thirteen/domain/catalogue/era-look.ts';
import { beadLight } from '../drawing/beads.ts';
import { sparks } from '../drawing/marks.ts';
import { glow, linear } from '../drawing/paint.ts';
import { area, at, repeat, type Canvas, type DrawingContext, type Point } from '../drawing/svg.ts';
import { rays } from '../motifs/sunburst.ts';
import { BACKGROUND, COVER, PANEL, calmLeft } from '../drawing/canvases.ts';
import { fnv1a, seededRandom, type Random } from '../random.ts';
import type { EraDrawing } from '../drawing/paint.ts';

/** What the name of an era decides: how many rays there are, how they are turned, and the rings around the bead. */
type Motif = {
  readonly rays: number;
  readonly turn: number;
  readonly rings: readonly { readonly reach: number; readonly dash: string }[];
};

/** Where the motif stands on a canvas, how large its bead is, and where its glitter falls. */
type Place = {
  readonly canvas: Canvas;
  readonly center: Point;
  readonly radius: number;
  readonly from: number;
};

const COVER_PLACE: Place = { canvas: COVER, center: [200, 208], radius: 84, from: 0 };
const BACKGROUND_PLACE: Place = { canvas: BACKGROUND, center: [1290, 560], radius: 190, from: 900 };
const PANEL_PLACE: Place = { canvas: PANEL, center: [1010, 150], radius: 88, from: 640 };
/** What glitters, as on the stage of posters. */
const SHINE = '#fffaf0';
const DASHES = ['1 15', '2 9', '9 7', '1 22', '14 5'] as const;

/** A drawing for an era that nobody drew one for: a bead in a burst of light and glitter, in the era's own colors. */
export function madeDrawing({ key, colors }: Era): EraDrawing {
  const seed = fnv1a(key);
  const motif = motifOf(seededRandom(`${key} motif`));
  const alt = 'Shining bead in a burst of rays and glitter';
  return {
    prefix: `x${seed.toString(36)}`,
    seed,
    cover: { alt, draw: (context) => burst(context, colors, motif, COVER_PLACE), grain: { opacity: 0.34 } },
    background: {
      alt,
      draw: (context) => burst(context, colors, motif, BACKGROUND_PLACE),
      grain: { opacity: 0.14 },
    },
    panel: {
      alt,
      draw: (context) => burst(context, colors, motif, PANEL_PLACE) + calmLeft(context.prefix, colors.panel),
    },
  };
}

function motifOf(random: Random): Motif {
  return {
    rays: 14 + 2 * Math.floor(random.between(0, 8)),
    turn: random.between(0, 360),
    rings: [1.28, 1.52, 1.84].map((reach) => ({ reach, dash: random.pick(DASHES) })),
  };
}

function burst(
  { prefix: p, random }: DrawingContext,
  { gradient: [first, second, third], bead, glow: light, panel }: EraColors,
  { rays: count, turn, rings }: Motif,
  { canvas: { width, height }, center, radius, from }: Place,
): string {
  const [cx, cy] = center;
  const reach = Math.hypot(width, height);
  return `
    ${linear(`${p}a`, [`${first} 0`, `${second} .55`, `${third} 1`], 'diagonal')}
    ${glow(`${p}g`, center, radius * 3.6, [`${light} 0 .8`, `${light} .35 .34`, `${light} 1 0`])}
    ${glow(`${p}r`, center, radius * 4.4, [`${bead} 0 .75`, `${bead} .55 .34`, `${bead} 1 0`])}
    ${beadLight(`${p}b`)}
    ${area(`url(#${p}a)`, width, height)}
    <path d="${rays(random, center, reach, { count, from: turn, to: turn + 360 })}" fill="url(#${p}r)"/>
    ${area(`url(#${p}g)`, width, height)}
    <g fill="none" stroke="${SHINE}" stroke-linecap="round">${repeat(rings.length, (index) => ringOf(rings[index], center, radius))}</g>
    <circle cx="${at(cx + radius * 0.05)}" cy="${at(cy + radius * 0.12)}" r="${at(radius)}" fill="${panel}" opacity=".4"/>
    <circle cx="${cx}" cy="${cy}" r="${radius}" fill="${bead}"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#${p}b)"/>
    <path d="${sparks(random, 30, [from, height * 0.04, width - 6, height * 0.96], [1, 2, 2, 4, 6])}" fill="${bead}"/>
    <path d="${sparks(random, 46, [from, height * 0.04, width - 6, height * 0.96], [1, 2, 2, 4, 7, 11])}" fill="${SHINE}"/>`;
}

function ringOf(ring: Motif['rings'][number] | undefined, [cx, cy]: Point, radius: number): string {
  if (!ring) return '';
  return `<circle cx="${cx}" cy="${cy}" r="${at(radius * ring.reach)}" stroke-width="${at(radius / 18)}" stroke-dasharray="${ring.dash}"/>`;
}
