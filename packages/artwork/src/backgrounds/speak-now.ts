import { sparks } from '../drawing/marks.ts';
import { linear, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area, each, repeat } from '../drawing/svg.ts';
import { burst, firework, ruffle } from '../motifs/gown.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

const TIERS = ['#572a83', '#733fa0', '#9157bb', '#b179d1', '#cf9fe3', '#e9c6f2'];
const BURSTS = [
  [1130, 470, 1.7, '#ffe2a6'],
  [1440, 370, 2.2, '#f7b8e0'],
  [1290, 180, 1.3, '#cdb4ff'],
  [1010, 260, 0.8, '#f7b8e0'],
  [1540, 120, 0.9, '#ffe2a6'],
  [1280, 580, 0.7, '#cdb4ff'],
] as const;

/** Fireworks of dashes over a hillside of ruffles. */
export const speakNowBackground: GrainedDrawing = {
  alt: 'Fireworks in a violet night above waves of ruffles',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#3a1761 0', '#5a2a86 .55', '#83408f 1'], 'diagonal')}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${firework(`${p}f`)}
    ${risingRight(
      `${p}m`,
      BACKGROUND,
      [0.42, 0.72],
      `${each(BURSTS, ([x, y, size, color]) => burst(`${p}f`, [x, y], size, color))}
      <path d="${sparks(random, 36, [820, 20, 1590, 700], [1, 2, 4, 6, 9])}" fill="#fff3fb" opacity=".9"/>
      <clipPath id="${p}c"><path d="M560 900C800 850 960 850 1120 800S1420 640 1620 620V900z"/></clipPath>
      <g clip-path="url(#${p}c)">${repeat(6, (tier) => hillsideTier(tier))}</g>
      <path d="M560 900C800 850 960 850 1120 800S1420 640 1620 620" fill="none" stroke="#ffe2a6" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>`,
    )}`,
  grain: { opacity: 0.14 },
};

/** Tiers are laid from the foot upward, the hem of each one over the seam of the one below. */
function hillsideTier(tier: number): string {
  return ruffle({
    center: 1230,
    top: 858 - tier * 46,
    depth: 62,
    halfTop: 430,
    halfFoot: 430 + (tier % 2) * 36,
    scallops: 12,
    fill: TIERS[tier] ?? '#e9c6f2',
  });
}
