import { type EraDrawing, type GrainedDrawing, linear, radial, risingRight } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { pine, plaid, twill, willowSprig } from '../motifs/winter.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

/** A round window on an ember sun, stitched onto plaid between two sprigs. */
const cover: GrainedDrawing = {
  alt: 'Ember sun over winter pines on brown and orange plaid',
  draw: ({ prefix: p }) => `
    ${plaid(`${p}p`)}${twill(`${p}t`)}
    ${radial(`${p}s`, ['#ffe2a3 0', '#f39a3d .5', '#c4501a 1'], [0.5, 0.42], 0.6)}
    ${linear(`${p}v`, ['#1d0f06 0 .65', '#1d0f06 .4 0', '#1d0f06 1 .6'], 'diagonal')}
    ${area(`url(#${p}p)`, 400, 400)}${area(`url(#${p}t)`, 400, 400)}${area(`url(#${p}v)`, 400, 400)}
    <circle cx="200" cy="200" r="132" fill="#24130a" opacity=".55"/>
    <clipPath id="${p}c"><circle cx="200" cy="196" r="126"/></clipPath>
    <g clip-path="url(#${p}c)">
      ${area(`url(#${p}s)`, 280, 280, [60, 60])}
      <circle cx="200" cy="206" r="60" fill="#fff1cb" opacity=".25"/><circle cx="200" cy="206" r="46" fill="#fff1cb"/>
      <path fill="#a8501f" d="M60 236q70-30 140-10t150-14v130H60z"/>
      <path fill="#6e3316" d="M60 262q80-22 150-4t140-12v100H60z"/>
      <path fill="#54250f" d="${pine(104, 228, 52)}${pine(122, 212, 70)}${pine(292, 218, 60)}${pine(312, 208, 74)}${pine(276, 230, 42)}"/>
      <path fill="#3a1c0d" d="M60 294q90-16 160 2t130-8v60H60z"/>
      <path fill="#2b1408" d="${pine(86, 228, 90)}${pine(330, 218, 100)}"/>
      <path d="M150 132q8-8 14 0 6-8 14 0M214 118q6-6 11 0 5-6 11 0" fill="none" stroke="#8a3a12" stroke-width="2" stroke-linecap="round"/>
    </g>
    <circle cx="200" cy="196" r="126" fill="none" stroke="#f0c98a" stroke-width="4"/>
    <circle cx="200" cy="196" r="136" fill="none" stroke="#f0c98a" stroke-width="3" stroke-dasharray="10 7" stroke-linecap="round"/>
    <g id="${p}w" transform="translate(200 200)">${willowSprig('#e8a24c')}</g>
    <use href="#${p}w" transform="matrix(-1 0 0 1 400 0)"/>`,
  grain: { opacity: 0.45 },
};

/** Plaid that comes out of the brown, and an ember sun behind hills of pines. */
const background: GrainedDrawing = {
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

/** Plaid weave with a stitched window. */
const panel: Drawing = {
  alt: 'Brown and orange plaid with a stitched round window',
  draw: ({ prefix: p }) => `
    ${plaid(`${p}p`, 1.2)}${twill(`${p}t`)}
    ${radial(`${p}s`, ['#ffe2a3 0', '#f39a3d .55', '#c4501a 1'], [0.5, 0.45], 0.6)}
    ${area(`url(#${p}p)`, 1200, 300)}${area(`url(#${p}t)`, 1200, 300)}
    <circle cx="990" cy="158" r="152" fill="#24130a" opacity=".55"/>
    <clipPath id="${p}c"><circle cx="990" cy="152" r="142"/></clipPath>
    <g clip-path="url(#${p}c)"><circle cx="990" cy="152" r="142" fill="url(#${p}s)"/><circle cx="990" cy="150" r="52" fill="#fff1cb"/>
      <path fill="#a8501f" d="M840 190q90-36 160-12t150-16v140H840z"/><path fill="#6e3316" d="M840 220q90-24 170-4t140-12v100H840z"/>
      <path fill="#3a1c0d" d="${pine(900, 138, 92)}${pine(930, 160, 64)}${pine(1076, 130, 98)}${pine(1046, 168, 56)}"/><path fill="#2b1408" d="M840 258q90-18 160 2t150-10v60H840z${pine(868, 150, 120)}${pine(1112, 140, 130)}"/></g>
    <circle cx="990" cy="152" r="142" fill="none" stroke="#f0c98a" stroke-width="5"/><circle cx="990" cy="152" r="154" fill="none" stroke="#f0c98a" stroke-width="4" stroke-dasharray="12 9" stroke-linecap="round"/>
    ${calmLeft(p, '#24130a')}`,
};

export const evermore: EraDrawing = { prefix: 'ev', seed: 9, cover, background, panel };
