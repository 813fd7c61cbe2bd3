import { sparks } from '../drawing/marks.ts';
import { glow, linear, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area, repeat } from '../drawing/svg.ts';
import { beadedHalo, fan, fanRows, rain, rays } from '../motifs/sunburst.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

/** Rays from the lower right over fans along the foot. */
export const fearlessBackground: GrainedDrawing = {
  alt: 'Gold rays rising behind a shore of deco fans',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#f8e3a0 0', '#e9bd55 .55', '#d49a2a 1'], 'diagonal')}
    ${glow(`${p}r`, [1390, 800], 1000, ['#fffbe3 0 .95', '#fff6cf .5 .5', '#fff6cf 1 0'])}
    ${glow(`${p}s`, [1390, 800], 420, ['#fffdf0 0', '#fbdf8a .5 .7', '#fbdf8a 1 0'])}
    ${linear(`${p}f`, ['#fff3c4 0', '#b87515 1'])}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(
      `${p}m`,
      BACKGROUND,
      [0.44, 0.66],
      `
      <path d="${rays(random, [1390, 800], 1500, { count: 34, from: -200, to: 20 })}" fill="url(#${p}r)"/>
      <circle cx="1390" cy="800" r="420" fill="url(#${p}s)"/>
      ${repeat(4, (i) => beadedHalo(1390, 800, 190 + i * 90, '#7a470b'))}
      <path d="${rain(random, 48, [900, 0, 1600, 620])}" stroke="#fff" stroke-width="1.6" opacity=".5"/>
      <path d="${sparks(random, 40, [900, 40, 1580, 700], [4, 6, 8, 12, 20, 30])}" fill="#fffdf0"/>`,
    )}
    ${fan(`${p}x`, `url(#${p}f)`, '#6b3d08')}
    ${fanRows(`${p}x`, 1250, 1600, [822])}${fanRows(`${p}x`, 1150, 1600, [852])}${fanRows(`${p}x`, 1050, 1600, [882])}${fanRows(`${p}x`, 900, 1600, [912])}`,
  grain: { opacity: 0.14 },
};
