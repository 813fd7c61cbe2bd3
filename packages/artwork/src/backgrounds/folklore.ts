import { blur, linear, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { cabin, ripples, trunks } from '../motifs/forest.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

/** Trunks in mist, darkest at the right, around a lake with one lit door. */
export const folkloreBackground: GrainedDrawing = {
  alt: 'Misty grey wood around a lake, one door lit',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#3c4544 0', '#525c5a .55', '#666f6c 1'], 'diagonal')}
    ${linear(`${p}m`, ['#cfd2ce 0 0', '#dcded9 .55 .8', '#cfd2ce 1 0'])}
    ${linear(`${p}k`, ['#9da3a0 0', '#5e6463 1'])}
    ${blur(`${p}b`, 5, 0.2)}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(
      `${p}r`,
      BACKGROUND,
      [0.42, 0.76],
      `
      <circle cx="1310" cy="470" r="70" fill="#f4f3ee" filter="url(#${p}b)"/>
      <path d="${trunks(random, { from: 700, to: 1600, foot: 700, thickness: [10, 17], gap: [36, 62] })}" fill="#8a918f" opacity=".75" filter="url(#${p}b)"/>
      ${area(`url(#${p}m)`, 1600, 480, [0, 330])}
      <path d="${trunks(random, { from: 860, to: 1600, foot: 740, thickness: [17, 26], gap: [60, 110] })}" fill="#5a6260"/>
      ${area(`url(#${p}m)`, 1600, 260, [0, 560])}
      <path fill="#3a4140" d="M600 760q240-46 460-14t540-30v80H600z"/>
      ${area(`url(#${p}k)`, 1600, 130, [0, 775])}
      <path d="${ripples(random, [820, 788, 1560, 896], 9)}" stroke="#eceae4" stroke-opacity=".5" stroke-width="2.4"/>
      <ellipse cx="1310" cy="830" rx="60" ry="12" fill="#f4f3ee" opacity=".7"/>
      ${cabin(1130, 752, 1.9)}<path d="M1161 784h22v46h-22z" fill="#f7e3b5" opacity=".45"/>`,
    )}
    <path fill="#1b2222" d="M1490-5h120v910h-150c50-280 44-620 30-910zM1400-5h34c-4 330-2 620 8 905h-60c20-300 26-600 18-905z"/>
    <path d="M1500 330q-80-20-130-110M1412 470q-60-6-90-70M1500 520q-40 0-56-40M1410 250q40-10 60-60" stroke="#1b2222" stroke-width="12" fill="none" stroke-linecap="round"/>
    <path d="M1520 0q14 420-18 900M1570 0q-10 460 10 900M1418 20q-6 400 2 880" stroke="#4a5150" stroke-width="3" fill="none"/>`,
  grain: { opacity: 0.14 },
};
