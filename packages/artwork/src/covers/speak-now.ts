import { sparks } from '../drawing/marks.ts';
import { linear, type GrainedDrawing } from '../drawing/paint.ts';
import { area, repeat } from '../drawing/svg.ts';
import { burst, firework, ruffle } from '../motifs/gown.ts';

const TIERS = ['#3d1a63', '#572a83', '#733fa0', '#9157bb', '#b179d1', '#cf9fe3', '#e9c6f2'];

/** A gown seen as architecture: seven tiers of ruffles under fireworks, with nobody in it. */
export const speakNowCover: GrainedDrawing = {
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
