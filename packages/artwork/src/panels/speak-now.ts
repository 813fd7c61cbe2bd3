import { sparks } from '../drawing/marks.ts';
import { linear } from '../drawing/paint.ts';
import { area, each, type Drawing } from '../drawing/svg.ts';
import { burst, firework } from '../motifs/gown.ts';
import { calmLeft } from '../drawing/canvases.ts';

const BURSTS = [
  [840, 120, 1.2, '#ffe2a6'],
  [1070, 160, 1.9, '#f7b8e0'],
  [700, 190, 0.6, '#cdb4ff'],
  [940, 230, 0.7, '#cdb4ff'],
  [1185, 60, 0.7, '#ffe2a6'],
  [940, 40, 0.45, '#f7b8e0'],
] as const;

/** Fireworks. */
export const speakNowPanel: Drawing = {
  alt: 'Fireworks in a violet night',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#210a3e 0', '#4a1d7a .6', '#83408f 1'], 'across')}
    ${area(`url(#${p}a)`, 1200, 300)}
    ${firework(`${p}f`)}${each(BURSTS, ([x, y, size, color]) => burst(`${p}f`, [x, y], size, color))}
    <path d="${sparks(random, 44, [560, 10, 1190, 290], [1, 2, 4, 7])}" fill="#fff3fb"/>
    ${calmLeft(p, '#210a3e')}`,
};
