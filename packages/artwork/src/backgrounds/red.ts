import { linear, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { blownLeaves, knit, mapleLeaf } from '../motifs/autumn.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

/** Knit that comes out of the dark, with leaves drifting in from the right. */
export const redBackground: GrainedDrawing = {
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
