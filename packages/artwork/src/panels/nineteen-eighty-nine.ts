import { linear } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { instantPhoto, kitePicture, skylinePicture, sunsetPicture, waves } from '../motifs/seaside.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Corners of instant photos on the sea. */
export const nineteenEightyNinePanel: Drawing = {
  alt: 'Corners of instant photos over a pale sea',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#0d2f52 0', '#3f86bd .6', '#bfe0f5 1'], 'across')}
    ${linear(`${p}1`, ['#f6b7a3 0', '#f9dcb4 .55', '#7db7d6 1'])}${linear(`${p}2`, ['#1f4f86 0', '#79b2de .6', '#f2e3cf 1'])}${linear(`${p}3`, ['#8fc6ea 0', '#e8f4f8 1'])}
    ${area(`url(#${p}a)`, 1200, 300)}
    ${waves({ top: 40, step: 22, count: 12, width: 1200, ink: '#fff' })}
    <g fill="#0d2f52" opacity=".25"><path d="M700 60l240-36 44 270-250 40zM910 30l260 40-40 290-270-50z"/></g>
    <g transform="translate(800 190)scale(1.35)">${instantPhoto([0, 0], -14, sunsetPicture(`url(#${p}1)`))}</g>
    <g transform="translate(1140 150)scale(1.4)">${instantPhoto([0, 0], 12, kitePicture(`url(#${p}3)`))}</g>
    <g transform="translate(972 172)scale(1.3)">${instantPhoto([0, 0], -3, skylinePicture(`url(#${p}2)`, random))}</g>
    <path fill="#f4d9a0" opacity=".85" d="M930 34l86-10 4 26-86 10z"/>
    ${calmLeft(p, '#0d2f52')}`,
};
