import { BEADS } from '../drawing/beads.ts';
import { blur, linear } from '../drawing/paint.ts';
import type { Random } from '../random.ts';
import { area, at, each, repeat, type Drawing } from '../drawing/svg.ts';

const BEAMS = [
  ['#ffd98a', 'M720-120l-150 560h250z', 0.8],
  ['#ff9fc0', 'M1000-160l-420 590h210z', 0.8],
  ['#8fc6ff', 'M800-160l330 590h230z', 0.8],
  ['#ff9fc0', 'M1160-140l-90 560h250z', 0.6],
] as const;

const ROWS = 7;

/** The night over a stage: beams from above on the right, and the wristband lights of a crowd along the foot. */
export const nightStage: Drawing = {
  alt: 'Beams over a stage at night and a crowd of wristband lights',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}s`, ['#0c0d1f 0', '#1d2148 .62', '#5a2744 1'])}
    ${each(BEAMS, ([color], index) => linear(`${p}b${index}`, [`${color} .1 .5`, `${color} 1 .04`]))}
    ${blur(`${p}f`, 10, 0.3)}
    ${area(`url(#${p}s)`, 1280, 520)}
    <g filter="url(#${p}f)" style="mix-blend-mode:screen">
    ${each(BEAMS, ([, path, opacity], index) => `<path d="${path}" fill="url(#${p}b${index})" opacity="${opacity}"/>`)}
    <ellipse cx="930" cy="396" rx="420" ry="46" fill="#f2b33d" opacity=".5"/>
    <ellipse cx="300" cy="470" rx="420" ry="50" fill="#f28cb5" opacity=".25"/></g>
    <g stroke-linecap="round">${repeat(ROWS, (row) => crowdRow(random, row))}</g>`,
};

/** A row of lights, from the far one (0) to the near one. One pen for each color keeps the file small. */
function crowdRow(random: Random, row: number): string {
  const depth = row / (ROWS - 1);
  return each([...BEADS, '#ffffff'], (color) => {
    const dots = repeat(Math.round(9 - 4 * depth), () => {
      const x = random.between(0, 1280);
      const bend = 14 * Math.sin((x / 1280) * Math.PI * 2) * (1 - depth);
      return `M${at(x)} ${at(384 + 124 * depth + bend + random.between(-9, 9))}h.1`;
    });
    return `<path d="${dots}" stroke="${color}" stroke-width="${at(2.4 + 5 * depth)}" opacity="${at(0.3 + 0.5 * depth)}"/>`;
  });
}
