import { type EraDrawing, type GrainedDrawing, linear, risingRight } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { instantPhoto, kitePicture, skylinePicture, sunsetPicture, waves } from '../motifs/seaside.ts';
import { smallCloud } from '../motifs/sky-candy.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

/** Three instant photos on a pale sky over scalloped sea. */
const cover: GrainedDrawing = {
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

/** Instant photos pegged on a line over a scalloped sea. */
const background: GrainedDrawing = {
  alt: 'Three instant photos on a line above a pale sea',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#bfe0f5 0', '#93c8ea .55', '#f2dcc0 1'], 'diagonal')}
    ${linear(`${p}1`, ['#f6b7a3 0', '#f9dcb4 .55', '#7db7d6 1'])}
    ${linear(`${p}2`, ['#1f4f86 0', '#79b2de .6', '#f2e3cf 1'])}
    ${linear(`${p}3`, ['#8fc6ea 0', '#e8f4f8 1'])}
    ${linear(`${p}w`, ['#6fb4e0 0', '#cfe8f2 1'])}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(
      `${p}m`,
      BACKGROUND,
      [0.44, 0.78],
      `
      <circle cx="1366" cy="706" r="80" fill="#fff1cf" opacity=".95"/>
      ${smallCloud([930, 300], 1.6, '#fff')}${smallCloud([1330, 170], 2.1, '#fff')}${smallCloud([1120, 120], 1.1, '#fff')}
      <g opacity=".85">${area(`url(#${p}w)`, 1600, 200, [0, 700])}</g>
      ${waves({ top: 712, step: 19, count: 10, width: 1600, ink: '#fff' })}`,
    )}
    <path d="M880 340Q1240 470 1620 318" fill="none" stroke="#2f6aa3" stroke-width="3"/>
    ${instantPhoto([1036, 512], -7, sunsetPicture(`url(#${p}1)`))}
    ${instantPhoto([1256, 530], 3, kitePicture(`url(#${p}3)`))}
    ${instantPhoto([1474, 496], 8, skylinePicture(`url(#${p}2)`, random))}
    <path d="M1021 402l2 34M1256 420l-1 34M1491 380l-5 34" stroke="#e4566a" stroke-width="11" stroke-linecap="round"/>`,
  grain: { opacity: 0.14 },
};

/** Corners of instant photos on the sea. */
const panel: Drawing = {
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

export const nineteenEightyNine: EraDrawing = { prefix: 'ni', seed: 5, cover, background, panel };
