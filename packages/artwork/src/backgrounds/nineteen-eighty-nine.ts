import { linear, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { instantPhoto, kitePicture, skylinePicture, sunsetPicture, waves } from '../motifs/seaside.ts';
import { smallCloud } from '../motifs/sky-candy.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

/** Instant photos pegged on a line over a scalloped sea. */
export const nineteenEightyNineBackground: GrainedDrawing = {
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
