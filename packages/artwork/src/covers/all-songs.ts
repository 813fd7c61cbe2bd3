import { eras } from '@thirteen/catalogue/eras.ts';
import { beadLight, letterBead } from '../drawing/beads.ts';
import { sparks } from '../drawing/marks.ts';
import { glow, radial, type GrainedDrawing } from '../drawing/paint.ts';
import { area, each, type Point } from '../drawing/svg.ts';

const COLORS = eras.map(({ colors }) => colors.bead);
const FIRST_RADIUS = 36;
const GROWTH = 12.4;
/** From one bead to the next, measured along the cord: about as many as there are songs. */
const SPACING = 15.6;
const BEAD_WIDTH = 14;

/** Every song as a bead of its era, on one cord that winds around the 13. */
export const allSongsCover: GrainedDrawing = {
  alt: 'Hundreds of beads in the colors of the eras, spiraling around the letter beads 1 and 3',
  draw: ({ prefix: p, random }) => {
    const arcs = COLORS.map((color, index) => ({ color, ...halfTurn(index) }));
    const cord = `M${arcs[0]?.from.join(' ')}${each(arcs, ({ arc }) => arc)}`;
    return `
    ${radial(`${p}a`, ['#4d3a78 0', '#251a4b .5', '#0b0a20 1'], [0.5, 0.5], 0.75)}
    ${glow(`${p}g`, [200, 200], 120, ['#ffe2a3 0 .75', '#f2b33d .4 .28', '#f2b33d 1 0'])}${beadLight(`${p}b`)}
    ${area(`url(#${p}a)`, 400, 400)}
    <path d="${sparks(random, 40, [4, 4, 396, 396], [1, 1, 2, 4, 6])}" fill="#e9defa" opacity=".8"/>
    ${area(`url(#${p}g)`, 400, 400)}
    <g fill="none" stroke-linecap="round"><path d="${cord}C${arcs.at(-1)?.end.join(' ')} 6 310 34 404" stroke="#c9a15a" stroke-width="2.4"/>
      <g stroke-dasharray="0 ${SPACING}"><path d="${cord}" stroke="#05040f" stroke-opacity=".5" stroke-width="${BEAD_WIDTH + 3}"/>
      <g stroke-width="${BEAD_WIDTH}">${each(arcs, beads)}</g>
      <path d="${cord}" stroke="#fff" stroke-opacity=".6" stroke-width="4.4" transform="translate(-2.4 -2.8)"/></g></g>
    ${letterBead([187, 200], 13.5, 1, `${p}b`)}${letterBead([214, 200], 13.5, 3, `${p}b`)}`;
  },
  grain: { opacity: 0.3 },
};

type HalfTurn = { readonly from: Point; readonly end: Point; readonly arc: string; readonly before: number };

/** Half a turn of the spiral. Two centers make one of half circles; `before` is how long the cord is up to here. */
function halfTurn(index: number): HalfTurn {
  const radius = FIRST_RADIUS + index * GROWTH;
  const right = 200 + GROWTH / 2;
  const isDown = index % 2 === 0;
  const center = isDown ? right : right - GROWTH;
  const from: Point = [isDown ? center - radius : center + radius, 200];
  const to: Point = [isDown ? center + radius : center - radius, 200];
  const before = Math.PI * (index * FIRST_RADIUS + (GROWTH * index * (index - 1)) / 2);
  const [r, end] = [short(radius), rounded(to)];
  return { from: rounded(from), end, arc: `A${r} ${r} 0 0 0 ${end.join(' ')}`, before };
}

/** The beads of one era go on where those before them end. */
function beads({ color, from, arc, before }: HalfTurn & { readonly color: string }): string {
  return `<path d="M${from.join(' ')}${arc}" stroke="${color}" stroke-dashoffset="${short(before % SPACING)}"/>`;
}

function rounded([x, y]: Point): Point {
  return [short(x), short(y)];
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
