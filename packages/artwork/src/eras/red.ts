import { type EraDrawing, type GrainedDrawing, linear, risingRight } from '../drawing/paint.ts';
import { stamp } from '../drawing/marks.ts';
import { area, at, each, repeat, type Drawing } from '../drawing/svg.ts';
import { blownLeaves, knit, mapleLeaf } from '../motifs/autumn.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

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
const cover: GrainedDrawing = {
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

/** Knit that comes out of the dark, with leaves drifting in from the right. */
const background: GrainedDrawing = {
  alt: 'Red knitwear with maple leaves drifting across it',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#4d0610 0', '#7f0d1b .55', '#a81d22 1'], 'diagonal')}
    ${linear(`${p}s`, ['#2a0308 0 .75', '#2a0308 .3 .1', '#2a0308 .75 .1', '#2a0308 1 .7'])}
    ${knit(`${p}k`, 2.2)}${mapleLeaf(`${p}l`)}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(
      `${p}m`,
      BACKGROUND,
      [0.5, 0.86],
      `
      <g transform="rotate(-14 1600 900)">${area(`url(#${p}k)`, 1300, 1500, [700, -200])}</g>
      <g transform="rotate(-14 1600 900)" fill="#5c0610"><path d="M1240-200h40v1500h-40zM1340-200h40v1500h-40z" opacity=".75"/><path d="M1304-200h12v1500h-12z" fill="#f3d9c0" opacity=".55"/></g>
      ${area(`url(#${p}s)`, 1600, 900)}`,
    )}
    ${blownLeaves(random, `${p}l`, { count: 16, field: [960, 20, 1600, 880], sizes: [1, 2.2], paints: ['#6d0a16', '#8c1420', '#9c2a17'] })}
    ${blownLeaves(random, `${p}l`, { count: 20, field: [1080, 120, 1600, 880], sizes: [1.2, 3.4], paints: ['#c9302c', '#e8572b', '#dd7a2a', '#f08a3c'] })}
    ${blownLeaves(random, `${p}l`, { count: 12, field: [1250, 760, 1620, 900], sizes: [2.4, 4], paints: ['#c9302c', '#e8572b', '#f08a3c'] })}`,
  grain: { opacity: 0.14 },
};

/** A pile of leaves on knitwear. */
const panel: Drawing = {
  alt: 'Pile of maple leaves on red knitwear',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#2a0308 0', '#7f0d1b 1'], 'across')}
    ${knit(`${p}k`, 1.6)}${mapleLeaf(`${p}l`)}
    ${area(`url(#${p}a)`, 1200, 300)}
    <g transform="rotate(-14 1200 300)" opacity=".8">${area(`url(#${p}k)`, 420, 700, [690, -200])}</g>
    ${blownLeaves(random, `${p}l`, { count: 12, field: [620, 0, 1200, 300], sizes: [1.4, 2.2], paints: ['#6d0a16', '#8c1420', '#9c2a17'] })}
    ${blownLeaves(random, `${p}l`, { count: 16, field: [820, 10, 1200, 290], sizes: [1.4, 2.8], paints: ['#c9302c', '#e8572b', '#dd7a2a', '#f08a3c'] })}
    ${blownLeaves(random, `${p}l`, { count: 10, field: [1000, 90, 1200, 290], sizes: [2, 3.2], paints: ['#c9302c', '#e8572b', '#f08a3c'] })}
    ${calmLeft(p, '#2a0308')}`,
};

export const red: EraDrawing = { prefix: 're', seed: 4, cover, background, panel };
