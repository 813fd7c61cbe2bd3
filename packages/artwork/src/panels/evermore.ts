import { radial } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { pine, plaid, twill } from '../motifs/winter.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Plaid weave with a stitched window. */
export const evermorePanel: Drawing = {
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
