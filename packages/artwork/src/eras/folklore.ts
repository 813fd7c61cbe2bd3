import { type EraDrawing, type GrainedDrawing, blur, linear, risingRight } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { cabin, ripples, trunks } from '../motifs/forest.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

/** A lit cabin across a lake, at the foot of a misty wood. */
const cover: GrainedDrawing = {
  alt: 'Cabin light across a lake in a grey misty forest',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#8f9493 0', '#d8d9d5 .5', '#c3c6c2 .68', '#5e6463 1'])}
    ${linear(`${p}m`, ['#e6e6e1 0 0', '#e6e6e1 .5 .85', '#e6e6e1 1 0'])}
    ${blur(`${p}b`, 2.2, 0.1)}
    ${area(`url(#${p}a)`, 400, 400)}
    <circle cx="256" cy="118" r="40" fill="#f4f3ee" filter="url(#${p}b)"/>
    <path d="${trunks(random, { from: 6, to: 400, foot: 240, thickness: [4, 7], gap: [16, 30] })}" fill="#a5aaa8" opacity=".8" filter="url(#${p}b)"/>
    <path fill="url(#${p}m)" d="M0 120h400v150H0z"/>
    <path d="${trunks(random, { from: 26, to: 400, foot: 258, thickness: [7, 12], gap: [24, 46] })}" fill="#6f7675" opacity=".9"/>
    <path fill="url(#${p}m)" d="M0 190h400v100H0z" opacity=".8"/>
    <path fill="#59605f" d="M0 268q60-14 120-4t130-4 150 6v30H0z"/>
    <path fill="#aeb3b0" d="M0 284h400v116H0z"/>
    <path d="${ripples(random, [44, 290, 370, 396], 6)}" stroke="#eceae4" stroke-opacity=".5" stroke-width="1.6"/>
    <ellipse cx="256" cy="318" rx="34" ry="12" fill="#f4f3ee" opacity=".75"/>
    ${cabin(184, 266, 1)}
    <path d="M200 290h12v30h-12z" fill="#f7e3b5" opacity=".45"/><path d="M203 324h6M200 332h11M204 340h5" stroke="#f7e3b5" stroke-width="2.4" opacity=".5"/>
    <path fill="#262b2b" d="M-6-5h52c4 130-6 240 14 410H-20zM338-5h40c-6 150 8 260 30 410h-92c26-150 26-260 22-410z"/>
    <path d="M40 96q44-10 62-50M42 104q50-4 84 6M340 140q-36-6-60-44M344 84q-20-20-26-54" stroke="#262b2b" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M82 74q16 2 24-8M98 106q10-10 22-12M304 124q-14 6-26 0M328 60q-12-2-18-12" stroke="#262b2b" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M8 0q6 180-4 400M26 20q2 160 8 380M352 10q4 200-8 390M366 0q-2 190 14 400" stroke="#4a5150" stroke-width="2" fill="none"/>`,
  grain: { opacity: 0.5 },
};

/** Trunks in mist, darkest at the right, around a lake with one lit door. */
const background: GrainedDrawing = {
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

/** Trunks in mist. */
const panel: Drawing = {
  alt: 'Bare trunks in gray mist',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#8f9493 0', '#dcddd9 .62', '#7c8381 1'])}
    ${linear(`${p}m`, ['#e6e6e1 0 0', '#e6e6e1 .6 .8', '#e6e6e1 1 0'])}
    ${area(`url(#${p}a)`, 1200, 300)}
    <circle cx="1000" cy="110" r="48" fill="#f4f3ee"/>
    <path d="${trunks(random, { from: 560, to: 1200, foot: 250, thickness: [6, 10], gap: [22, 40] })}" fill="#a5aaa8"/>
    ${area(`url(#${p}m)`, 1200, 180, [0, 90])}
    <path d="${trunks(random, { from: 600, to: 1200, foot: 270, thickness: [11, 18], gap: [40, 74] })}" fill="#6f7675"/>
    ${area(`url(#${p}m)`, 1200, 130, [0, 160])}
    <path fill="#4c5352" d="M440 262q200-26 380-10t400-14v70H440z"/>
    ${cabin(880, 258, 1.7)}
    <path fill="#262b2b" d="M1130-5h80v310h-110c28-100 34-220 30-310zM778-5h30c-4 110 2 220 14 310h-62c14-100 20-210 18-310zM1050-5h20c-2 120 2 220 10 310h-44c12-100 16-200 14-310z"/>
    <path d="M1134 120q-50-12-80-66M800 110q40-8 60-52M1140 190q-30 0-46-30M780 170q-34-6-48-40" stroke="#262b2b" stroke-width="8" fill="none" stroke-linecap="round"/>
    ${calmLeft(p, '#1b2222')}`,
};

export const folklore: EraDrawing = { prefix: 'fo', seed: 8, cover, background, panel };
