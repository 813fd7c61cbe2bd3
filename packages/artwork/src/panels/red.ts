import { linear } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { blownLeaves, knit, mapleLeaf } from '../motifs/autumn.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** A pile of leaves on knitwear. */
export const redPanel: Drawing = {
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
