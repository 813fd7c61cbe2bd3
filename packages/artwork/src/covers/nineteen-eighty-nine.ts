import { linear, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { instantPhoto, kitePicture, skylinePicture, sunsetPicture, waves } from '../motifs/seaside.ts';

/** Three instant photos on a pale sky over scalloped sea. */
export const nineteenEightyNineCover: GrainedDrawing = {
  alt: 'Instant photos of sky, sea and skyline on pale blue',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#5f9fd0 0', '#a9d3ec .6', '#e9f4f4 1'])}
    ${linear(`${p}1`, ['#f6b7a3 0', '#f9dcb4 .55', '#7db7d6 1'])}
    ${linear(`${p}2`, ['#1f4f86 0', '#79b2de .6', '#f2e3cf 1'])}
    ${linear(`${p}3`, ['#8fc6ea 0', '#e8f4f8 1'])}
    <filter id="${p}s" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="0" dy="6" stdDeviation="7" flood-color="#12304f" flood-opacity=".4"/></filter>
    ${area(`url(#${p}a)`, 400, 400)}
    ${waves({ top: 250, step: 15, count: 11, width: 400, ink: '#fff' })}
    ${instantPhoto([112, 140], -12, sunsetPicture(`url(#${p}1)`), ` filter="url(#${p}s)"`)}
    ${instantPhoto([296, 128], 9, kitePicture(`url(#${p}3)`), ` filter="url(#${p}s)"`)}
    ${instantPhoto([206, 268], -2, skylinePicture(`url(#${p}2)`, random), ` filter="url(#${p}s)"`)}
    <path fill="#f4d9a0" opacity=".75" d="M176 150l66-6 3 20-66 6z"/>`,
  grain: { opacity: 0.28 },
};
