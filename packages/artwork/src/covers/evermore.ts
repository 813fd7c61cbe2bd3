import { linear, radial, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { pine, plaid, twill, willowSprig } from '../motifs/winter.ts';

/** A round window on an ember sun, stitched onto plaid between two sprigs. */
export const evermoreCover: GrainedDrawing = {
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
