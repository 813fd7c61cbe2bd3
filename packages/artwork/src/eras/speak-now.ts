import { type EraDrawing, type GrainedDrawing, linear, risingRight } from '../drawing/paint.ts';
import { sparks } from '../drawing/marks.ts';
import { area, repeat, each, type Drawing } from '../drawing/svg.ts';
import { burst, firework, ruffle } from '../motifs/gown.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

const TIERS = ['#3d1a63', '#572a83', '#733fa0', '#9157bb', '#b179d1', '#cf9fe3', '#e9c6f2'];

/** A gown seen as architecture: seven tiers of ruffles under fireworks, with nobody in it. */
const cover: GrainedDrawing = {
  alt: 'Tiered gown of violet ruffles under fireworks',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#1b0b38 0', '#4a1d7a .55', '#9a58a8 .82', '#f0b7c9 1'])}
    ${area(`url(#${p}a)`, 400, 400)}
    ${firework(`${p}f`)}
    ${burst(`${p}f`, [92, 84], 1, '#ffe2a6')}${burst(`${p}f`, [304, 72], 0.78, '#f7b8e0')}${burst(`${p}f`, [24, 190], 0.4, '#f7b8e0')}
    ${burst(`${p}f`, [372, 172], 0.46, '#ffe2a6')}${burst(`${p}f`, [214, 40], 0.34, '#cdb4ff')}
    ${repeat(7, (tier) => {
      const halfTop = 220 - tier * 34;
      return ruffle({
        center: 200,
        top: 336 - tier * 31,
        depth: 40,
        halfTop,
        halfFoot: halfTop + 30,
        scallops: Math.max(4, 9 - tier),
        fill: TIERS[tier] ?? '#e9c6f2',
      });
    })}
    <path d="M168 160c6-26 12-38 14-66l18 14 18-14c2 28 8 40 14 66z" fill="#f4dcf7"/>
    <path d="M200 108v50M184 118q4 22-2 40M216 118q-4 22 2 40" stroke="#b179d1" stroke-opacity=".5" fill="none" stroke-width="1.4"/>
    <path d="M170 154h60l2 9h-64z" fill="#ffe2a6"/>
    <path d="${sparks(random, 26, [10, 14, 390, 340], [1, 1, 3, 5, 7])}" fill="#fff3fb" opacity=".9"/>`,
  grain: { opacity: 0.35 },
};

const HILL_TIERS = ['#572a83', '#733fa0', '#9157bb', '#b179d1', '#cf9fe3', '#e9c6f2'];
const BURSTS = [
  [1130, 470, 1.7, '#ffe2a6'],
  [1440, 370, 2.2, '#f7b8e0'],
  [1290, 180, 1.3, '#cdb4ff'],
  [1010, 260, 0.8, '#f7b8e0'],
  [1540, 120, 0.9, '#ffe2a6'],
  [1280, 580, 0.7, '#cdb4ff'],
] as const;

/** Fireworks of dashes over a hillside of ruffles. */
const background: GrainedDrawing = {
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
    fill: HILL_TIERS[tier] ?? '#e9c6f2',
  });
}

const PANEL_BURSTS = [
  [840, 120, 1.2, '#ffe2a6'],
  [1070, 160, 1.9, '#f7b8e0'],
  [700, 190, 0.6, '#cdb4ff'],
  [940, 230, 0.7, '#cdb4ff'],
  [1185, 60, 0.7, '#ffe2a6'],
  [940, 40, 0.45, '#f7b8e0'],
] as const;

/** Fireworks. */
const panel: Drawing = {
  alt: 'Fireworks in a violet night',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#210a3e 0', '#4a1d7a .6', '#83408f 1'], 'across')}
    ${area(`url(#${p}a)`, 1200, 300)}
    ${firework(`${p}f`)}${each(PANEL_BURSTS, ([x, y, size, color]) => burst(`${p}f`, [x, y], size, color))}
    <path d="${sparks(random, 44, [560, 10, 1190, 290], [1, 2, 4, 7])}" fill="#fff3fb"/>
    ${calmLeft(p, '#210a3e')}`,
};

export const speakNow: EraDrawing = { prefix: 'sn', seed: 3, cover, background, panel };
