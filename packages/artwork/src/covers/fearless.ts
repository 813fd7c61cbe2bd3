import { spark, sparks } from '../drawing/marks.ts';
import { linear, radial, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { beadedHalo, fan, fanRows, rain, rays } from '../motifs/sunburst.ts';

/** A gold sunburst behind rows of deco fans, in fine rain. */
export const fearlessCover: GrainedDrawing = {
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
