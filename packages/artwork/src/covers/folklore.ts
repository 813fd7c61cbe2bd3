import { blur, linear, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { cabin, ripples, trunks } from '../motifs/forest.ts';

/** A lit cabin across a lake, at the foot of a misty wood. */
export const folkloreCover: GrainedDrawing = {
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
