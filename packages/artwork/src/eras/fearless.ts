import { type EraDrawing, type GrainedDrawing, linear, radial, glow, risingRight } from '../drawing/paint.ts';
import { spark, sparks } from '../drawing/marks.ts';
import { area, repeat, each, type Drawing } from '../drawing/svg.ts';
import { beadedHalo, fan, fanRows, rain, rays } from '../motifs/sunburst.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

/** A gold sunburst behind rows of deco fans, in fine rain. */
const cover: GrainedDrawing = {
  alt: 'Gold sunburst with deco fans, rain and sparks',
  draw: ({ prefix: p, random }) => `
    ${radial(`${p}a`, ['#fffbe3 0', '#fbdf8a .22', '#d99a2c .6', '#7a470b 1'], [0.5, 0.86], 1)}
    ${linear(`${p}f`, ['#fff3c4 0', '#b87515 1'])}
    ${area(`url(#${p}a)`, 400, 400)}
    <path d="${rays(random, [200, 350], 520, { count: 26, from: -188, to: 8 })}" fill="#fff6cf" opacity=".42"/>
    ${beadedHalo(200, 350, 250, '#7a470b')}${beadedHalo(200, 350, 196, '#7a470b')}${beadedHalo(200, 350, 142, '#7a470b')}
    ${fan(`${p}s`, `url(#${p}f)`, '#6b3d08')}
    ${fanRows(`${p}s`, 0, 400, [352, 382, 412])}
    <path d="${sparks(random, 26, [10, 20, 390, 260], [4, 4, 5, 5, 8, 9, 14])}${spark(148, 120, 20)}${spark(262, 196, 20)}${spark(330, 62, 18)}${spark(74, 190, 18)}${spark(206, 240, 22)}" fill="#fffdf0"/>
    <path d="${rain(random, 36, [0, -10, 400, 240])}" stroke="#fff" opacity=".55"/>`,
  grain: { opacity: 0.35 },
};

/** Rays from the lower right over fans along the foot. */
const background: GrainedDrawing = {
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

/** Rays and sparks. */
const panel: Drawing = {
  alt: 'Gold rays and sparks',
  draw: ({ prefix: p, random }) => `
    ${glow(`${p}a`, [1080, 250], 700, ['#fffbe3 0', '#fbdf8a .2', '#d99a2c .5', '#7a470b .8', '#3a2404 1'])}
    ${area(`url(#${p}a)`, 1200, 300)}
    <path d="${rays(random, [1080, 250], 900, { count: 34, from: -196, to: 16 })}" fill="#fff6cf" opacity=".45"/>
    ${each([120, 190, 260], (radius) => beadedHalo(1080, 250, radius, '#7a470b'))}
    <path d="${sparks(random, 26, [640, 20, 1190, 240], [4, 6, 9, 13])}${spark(900, 130, 26)}${spark(1010, 90, 18)}${spark(1150, 120, 22)}" fill="#fffdf0"/>
    ${calmLeft(p, '#3a2404')}`,
};

export const fearless: EraDrawing = { prefix: 'fe', seed: 2, cover, background, panel };
