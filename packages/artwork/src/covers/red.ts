import { stamp } from '../drawing/marks.ts';
import { linear, type GrainedDrawing } from '../drawing/paint.ts';
import { area, at, each, repeat } from '../drawing/svg.ts';
import { blownLeaves, knit, mapleLeaf } from '../motifs/autumn.ts';

const FRONT = [
  [56, 338, 209, 1.3, '#f08a3c'],
  [104, 24, 124, 1.15, '#f08a3c'],
  [116, 152, 65, 1.35, '#dd7a2a'],
  [352, 250, 241, 1.35, '#dd7a2a'],
  [330, 26, 289, 1, '#f08a3c'],
  [24, 236, 310, 0.8, '#c9302c'],
  [368, 340, 40, 0.9, '#e8572b'],
  [94, 364, 82, 1, '#c9302c'],
  [300, 136, 254, 0.85, '#b5121f'],
  [28, 118, 328, 0.95, '#b5121f'],
] as const;

/** A fringed scarf in stocking stitch among falling leaves. */
export const redCover: GrainedDrawing = {
  alt: 'Knitted scarf and falling maple leaves in deep red',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#2a0308 0', '#6d0a16 .6', '#a3121f 1'], 'diagonal')}
    ${knit(`${p}k`)}
    ${linear(`${p}s`, ['#000 0 .55', '#000 .25 0', '#000 .75 0', '#000 1 .6'], 'across')}
    ${area(`url(#${p}a)`, 400, 400)}
    ${mapleLeaf(`${p}l`)}
    <g opacity=".75">${blownLeaves(random, `${p}l`, { count: 16, field: [0, 0, 400, 400], sizes: [1.4, 2.3], paints: ['#6d0a16', '#8c1420', '#9c2a17'] })}</g>
    <g transform="rotate(-24 200 200)">
      <path fill="#1a0205" opacity=".5" d="M126-60h150v460H126z"/>
      <path fill="url(#${p}k)" d="M120-64h150v430H120z"/>
      <path fill="#5c0610" d="M120 250h150v16H120zM120 306h150v16H120z" opacity=".8"/>
      <path fill="#f3d9c0" opacity=".5" d="M120 282h150v8H120z" style="mix-blend-mode:soft-light"/>
      <path fill="url(#${p}s)" d="M120-64h150v430H120z"/>
      <path stroke="#8f0d1b" stroke-width="9" stroke-linecap="round" fill="none" d="${repeat(14, (i) => `M${126 + i * 11} 368l1 40`)}"/>
      <path stroke="#d32435" stroke-width="6" stroke-linecap="round" fill="none" d="${repeat(14, (i) => `M${124 + i * 11} 364q${at(random.between(-5, 5))} 22 ${at(random.between(-5, 6))} ${at(random.between(40, 54))}`)}"/>
    </g>
    ${each(FRONT, ([x, y, turn, size, paint]) => stamp(`${p}l`, [x, y], [turn, size], paint))}`,
  grain: { opacity: 0.45 },
};
