import { linear, radial, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { fanOfStrings, fireflies, leaves, rosette, strings } from '../motifs/guitar.ts';

const STRINGS = fanOfStrings([-20, 344], [420, -4], 11, 9.6);

/** An acoustic guitar whose sound hole opens on a moonlit meadow. */
export const debutCover: GrainedDrawing = {
  alt: 'Guitar rosette opening onto a meadow, teal and green',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#062f33 0', '#0d6a62 .5', '#6fae5f 1'])}
    ${radial(`${p}h`, ['#021518 0', '#052527 .8', '#0a3a38 1'])}
    ${linear(`${p}w`, ['#2fa08a 0', '#0b5650 1'], 'diagonal')}
    ${area(`url(#${p}a)`, 400, 400)}
    <path fill="url(#${p}w)" d="M400-20C300-30 206 20 190 92c-14 62-92 74-96 166-4 96 92 162 190 162h130z"/>
    <path fill="none" stroke="#7fd4bd" stroke-opacity=".16" stroke-width="2" d="M420 30C330 20 250 60 236 116M118 262c0 70 66 130 150 132M420 70c-60-6-110 14-134 40M140 270c6 50 56 100 130 104M420 330c-50 26-110 30-160 10"/>
    <path fill="none" stroke="#e9dfb4" stroke-width="5" d="M410-14C306-24 214 24 198 96c-14 62-92 72-96 162-4 92 90 156 186 156"/>
    <path fill="none" stroke="#0a3f3b" stroke-width="3" stroke-dasharray="7 5" d="M410-6C310-16 222 30 206 100c-14 60-91 72-95 158-4 87 88 148 180 148"/>
    ${rosette(268, 196, 92)}
    <circle cx="268" cy="196" r="72" fill="url(#${p}h)"/>
    <clipPath id="${p}c"><circle cx="268" cy="196" r="72"/></clipPath>
    <g clip-path="url(#${p}c)">
      <circle cx="300" cy="178" r="34" fill="#ffe9a8" opacity=".14"/>
      <circle cx="300" cy="178" r="22" fill="#ffe9a8"/>
      <path fill="#1d7a5e" d="M180 240c40-34 76-30 110-12s50 10 70 0v60H180z"/>
      <path fill="#0c4c40" d="M180 252c50-22 90-4 170 2v30H180z"/>
    </g>
    ${strings(STRINGS, '#04201f')}
    <path fill="none" stroke="#d7eca0" stroke-width="2.5" d="M-8 196c40 6 44 60 84 62s36 60 78 62 50 46 80 84"/>
    ${leaves(
      [
        [18, 204, -70],
        [34, 222, 40],
        [52, 248, -80],
        [72, 257, 20],
        [94, 262, -60],
        [112, 284, 60],
        [128, 310, -70],
        [150, 320, 20],
        [172, 326, -60],
        [196, 344, 70],
        [210, 366, -50],
        [226, 388, 60],
      ],
      '#b9dc7a',
    )}
    ${fireflies(random, 24, [6, 14, 184, 178])}`,
  grain: { opacity: 0.4 },
};
