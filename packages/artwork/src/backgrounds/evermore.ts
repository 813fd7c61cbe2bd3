import { linear, radial, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { pine, plaid, twill } from '../motifs/winter.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

/** Plaid that comes out of the brown, and an ember sun behind hills of pines. */
export const evermoreBackground: GrainedDrawing = {
  alt: 'Ember sun and pines on hills, in front of plaid',
  draw: ({ prefix: p }) => `
    ${linear(`${p}a`, ['#3b2112 0', '#6b3a1a .55', '#94501f 1'], 'diagonal')}
    ${radial(`${p}s`, ['#fff1cb 0', '#ffe2a3 .3', '#f39a3d .65', '#c4501a 1'])}
    ${plaid(`${p}p`, 1.7)}${twill(`${p}t`)}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(`${p}m`, BACKGROUND, [0.48, 0.92], `${area(`url(#${p}p)`, 1600, 900)}${area(`url(#${p}t)`, 1600, 900)}`)}
    <circle cx="1270" cy="620" r="262" fill="#24130a" opacity=".5"/>
    <circle cx="1270" cy="612" r="246" fill="url(#${p}s)"/>
    <circle cx="1270" cy="612" r="246" fill="none" stroke="#f0c98a" stroke-width="6"/>
    <circle cx="1270" cy="612" r="264" fill="none" stroke="#f0c98a" stroke-width="5" stroke-dasharray="18 12" stroke-linecap="round"/>
    <path d="M1180 520q14-14 25 0 11-14 25 0M1310 480q11-11 20 0 9-11 20 0" fill="none" stroke="#8a3a12" stroke-width="4" stroke-linecap="round"/>
    ${risingRight(
      `${p}k`,
      BACKGROUND,
      [0.36, 0.62],
      `
      <path fill="#a8501f" d="M600 790q240-70 460-60t540-80v260H600z"/>
      <path fill="#6e3316" d="M600 840q260-70 500-40t500-60v170H600z"/>
      <path fill="#54250f" d="${pine(1010, 640, 180)}${pine(1062, 690, 130)}${pine(1230, 690, 130)}${pine(1390, 650, 160)}${pine(1440, 610, 200)}${pine(950, 700, 130)}"/>
      <path fill="#3a1c0d" d="M600 880q300-60 560-20t460-60v120H600z"/>
      <path fill="#2b1408" d="${pine(1110, 640, 250)}${pine(1545, 520, 360)}${pine(1480, 650, 230)}${pine(870, 740, 150)}${pine(1330, 730, 150)}"/>`,
    )}`,
  grain: { opacity: 0.14 },
};
