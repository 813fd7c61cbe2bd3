import { BEADS } from '../drawing/beads.ts';
import { sparks } from '../drawing/marks.ts';
import { blur, glow, linear, radial } from '../drawing/paint.ts';
import type { Random } from '../random.ts';
import { area, at, each, repeat, type Drawing } from '../drawing/svg.ts';

const BEAMS = [
  [140, -30, '#ffe2a6'],
  [400, -14, '#f28cb5'],
  [600, 0, '#9fc4ff'],
  [800, 14, '#b586e0'],
  [1060, 30, '#f2b33d'],
] as const;

/** Dark beads would not shine at night: they are lifted until they glow. */
const LIFTED: Readonly<Record<string, string>> = {
  '#1b1b1b': '#fffdf8',
  '#2e3a7c': '#6f83f0',
  '#b5182a': '#ff4d5e',
};
const WRISTBANDS = BEADS.map((bead) => LIFTED[bead] ?? bead);

const HELD_UP = [
  [180, 1392, 1],
  [532, 1356, 6],
  [824, 1358, 3],
  [1068, 1360, 4],
] as const;

/** A bowl at night, full of wristband lights, beams crossing over its stage. */
export const stadium: Drawing = {
  alt: 'Stadium at night with thousands of wristband lights in bead colors',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#0b0c1d 0', '#171a3d .34', '#34255a .5', '#5a2744 .68', '#1d1230 1'])}
    ${glow(`${p}g`, [600, 800], 640, ['#ffd98a 0 .6', '#f28cb5 .35 .3', '#5a2744 1 0'])}
    ${radial(`${p}s`, ['#fff3d6 0', '#f2b33d .55 .8', '#f2b33d 1 0'])}
    ${each(BEAMS, ([, , color], index) => linear(`${p}b${index}`, [`${color} 0 .7`, `${color} .5 .28`, `${color} 1 0`]))}
    ${blur(`${p}f`, 7, 0.5)}
    ${area(`url(#${p}a)`, 1200, 1600)}
    <path d="${sparks(random, 60, [10, 10, 1190, 440], [1, 1, 2, 3, 6])}" fill="#dfe6ff" opacity=".8"/>
    ${area(`url(#${p}g)`, 1200, 1600)}
    <path fill="#15142e" d="M-20 560q620-170 1240 0v70q-620-150-1240 0z"/>
    <path d="M-20 566q620-170 1240 0" fill="none" stroke="#ffe2a6" stroke-width="4" stroke-dasharray="3 15" stroke-linecap="round"/>
    ${crowd(random, 0, 0.36)}
    <g filter="url(#${p}f)">${each(BEAMS, ([x, turn], index) => `<path d="M-16 0h32l150 860h-332z" transform="translate(${x} 120)rotate(${-turn})" fill="url(#${p}b${index})"/>`)}</g>
    <ellipse cx="600" cy="812" rx="320" ry="64" fill="url(#${p}s)"/>
    <path fill="#1b1233" d="M452 806h296l44 36H408z"/><path fill="#0f0a20" d="M408 842h384v16H408z"/>
    <path d="M470 806V700h260v106M470 700q130-46 260 0" fill="none" stroke="#f2b33d" stroke-width="5"/>
    <path d="M480 712h240" stroke="#fff3d6" stroke-width="8" stroke-dasharray="2 17" stroke-linecap="round"/>
    <path fill="#ffe2a6" opacity=".35" d="M500 806l40-86h120l40 86z"/>
    <path fill="#2a1c49" d="M570 858h60l66 300H504z"/><ellipse cx="600" cy="1160" rx="130" ry="34" fill="#2a1c49"/><ellipse cx="600" cy="1154" rx="112" ry="26" fill="#3b2a63"/>
    <path d="M570 858l-62 280M630 858l62 280" stroke="#f2b33d" stroke-width="4" stroke-dasharray="2 13" stroke-linecap="round"/>
    ${crowd(random, 0.36, 1)}
    <path fill="#0b0818" d="M-10 1610V1470q60-34 104 8 34-60 92-22 30-70 104-28 40-54 96-8 44-66 108-16 36-60 104-14 50-60 108-6 46-64 110-10 50-50 100-4 46-62 108-12 40-46 96 2 40-50 100-6V1610z"/>
    <path d="M196 1480l-16-86M508 1450l24-92M836 1456l-12-96M1040 1450l28-88" stroke="#0b0818" stroke-width="24" stroke-linecap="round"/>
    ${each(HELD_UP, heldLight)}`,
};

function heldLight([x, y, color]: (typeof HELD_UP)[number]): string {
  const paint = WRISTBANDS[color] ?? '#fffdf8';
  return (
    `<circle cx="${x}" cy="${y}" r="36" fill="${paint}" opacity=".28"/>` +
    `<circle cx="${x}" cy="${y}" r="14" fill="${paint}"/><circle cx="${x - 4}" cy="${y - 4}" r="5" fill="#fff"/>`
  );
}

const BANDS = 9;

/**
 * Lights from the far rim (depth 0) to the near seats (1). Each is a line of no length with a round end, drawn with
 * one pen for each color and distance: thousands of lights take a hundred paths.
 */
function crowd(random: Random, from: number, to: number): string {
  const pens = repeat(BANDS, (band) => {
    const far = from + ((to - from) * band) / BANDS;
    const near = from + ((to - from) * (band + 1)) / BANDS;
    const count = Math.round(20 - 13 * far);
    return each(WRISTBANDS, (color) => {
      const dots = repeat(count, () => light(random, random.between(far, near)));
      return `<path d="${dots}" stroke="${color}" stroke-width="${at(3 + far * 9)}"/>`;
    });
  });
  return `<g stroke-linecap="round">${pens}</g>`;
}

function light(random: Random, depth: number): string {
  const x = random.between(0, 1200);
  const side = ((x - 600) / 600) ** 2;
  const y = 572 + depth ** 1.35 * 850 + side * (95 - 230 * depth);
  const isOnRunway = y > 830 && y < 1200 && Math.abs(x - 600) < 60 + (y - 830) * 0.24;
  const isOnStage = y > 690 && y < 862 && Math.abs(x - 600) < 200;
  return isOnRunway || isOnStage ? '' : `M${at(x)} ${at(y)}h.1`;
}
