import { eras, toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../drawing/beads.ts';
import { sparks, type Area } from '../drawing/marks.ts';
import { glow, linear } from '../drawing/paint.ts';
import type { Random } from '../random.ts';
import { area, at, each, repeat, type Canvas, type DrawingContext, type Point } from '../drawing/svg.ts';
import type { ShowBead } from './set-list/show.ts';

/** The colors of the night stage, as in the design's tokens. */
export const NIGHT = {
  words: '#fbf3ee',
  quiet: '#d9d1dc',
  brand: '#f2b33d',
  onBrand: '#2a1a00',
  /** On the white beads of the surprise songs. */
  star: '#8a5a00',
  cord: '#7d7a94',
} as const;

/** In each field of the sky. */
const STARS = 16;
const GLOWS = eras.map(({ colors }) => colors.glow);

type Beam = readonly [x: number, turn: number, color: `#${string}`];

/** What shines on a stage. `crowd` is how high the lights along the foot reach; stars stay away from words. */
type Lights = {
  readonly beams: readonly Beam[];
  readonly crowd: number;
  readonly stars: readonly Area[];
};

/** A stage at night: beams from above, a warm glow and the lights of the crowd along the foot. */
export function night(
  { prefix: p, random }: DrawingContext,
  { width, height }: Canvas,
  { beams, crowd, stars }: Lights,
): string {
  const reach = height * 0.9;
  return `
    ${linear(`${p}a`, ['#0a0b1c 0', '#141536 .46', '#2b1d47 .8', '#4a2347 1'])}
    ${glow(`${p}g`, [width / 2, height * 1.04], Math.max(width, height) * 0.5, ['#ffd98a 0 .5', '#f28cb5 .4 .2', '#4a2347 1 0'])}
    ${each(beams, ([, , color], index) => linear(`${p}b${index}`, [`${color} 0 .3`, `${color} .5 .1`, `${color} 1 0`]))}
    ${beadLight(`${p}l`)}
    ${area(`url(#${p}a)`, width, height)}
    ${area(`url(#${p}g)`, width, height)}
    ${each(beams, ([x, turn], index) => `<path d="M-14 0h28l${at(reach * 0.2)} ${at(reach)}h${at(-reach * 0.4 - 28)}z" transform="translate(${at(x)} -30)rotate(${-turn})" fill="url(#${p}b${index})"/>`)}
    <path d="${each(stars, (field) => sparks(random, STARS, field, [1, 1, 2, 2, 3, 5]))}" fill="#dfe6ff" opacity=".8"/>
    ${crowdLights(random, { width, height }, crowd)}`;
}

/** Rows of wristbands that grow toward the foot; `depth` is the height of the crowd. */
function crowdLights(random: Random, { width, height }: Canvas, depth: number): string {
  const rows = 7;
  const lit = repeat(rows, (row) => {
    const near = (row + 1) / rows;
    return each(GLOWS, (color) => {
      const dots = repeat(Math.round((width / 60) * (1.35 - near * 0.85)), () => {
        const x = random.between(0, width);
        const bowl = ((x / width) * 2 - 1) ** 2 * depth * 0.32 * (1 - near);
        const y = height - depth * (1 - near ** 1.3) - bowl + random.between(-0.08, 0.08) * depth;
        return `M${at(x)} ${at(y)}h.1`;
      });
      return `<path d="${dots}" stroke="${color}" stroke-width="${at(2 + near * 5)}" opacity="${at(0.3 + near * 0.5)}"/>`;
    });
  });
  return `<g stroke-linecap="round">${lit}</g>`;
}

/** A star around 0 0, one high. */
const STAR = 'M0-.5l.15.29.33.05-.24.23.06.33L0 .25l-.3.15.06-.33-.24-.23.33-.05z';

/**
 * A bead of the show at night, with the hairline that keeps dark eras from getting lost; a surprise song's is white with
 * a star. `light` is its `beadLight`.
 */
export function showBead(
  { theme, isMashup }: ShowBead,
  [x, y]: Point,
  radius: number,
  light: string,
): string {
  const color = theme === 'surprise' ? NIGHT.words : toEra(theme).colors.bead;
  const side = radius * 0.94;
  const shape = isMashup
    ? `rect x="${at(x - side)}" y="${at(y - side)}" width="${at(side * 2)}" height="${at(side * 2)}" rx="${at(side * 0.36)}"`
    : `circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}"`;
  return (
    `<${shape} fill="${color}" stroke="#fff" stroke-opacity=".34" stroke-width="1.6"/>` +
    `<${shape} fill="url(#${light})"/>` +
    (theme === 'surprise'
      ? `<path d="${STAR}" fill="${NIGHT.star}" transform="translate(${at(x)} ${at(y)})scale(${at(radius * 1.25)})"/>`
      : '')
  );
}
