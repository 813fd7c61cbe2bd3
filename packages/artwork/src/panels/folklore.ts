import { linear } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { cabin, trunks } from '../motifs/forest.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Trunks in mist. */
export const folklorePanel: Drawing = {
  alt: 'Bare trunks in gray mist',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#8f9493 0', '#dcddd9 .62', '#7c8381 1'])}
    ${linear(`${p}m`, ['#e6e6e1 0 0', '#e6e6e1 .6 .8', '#e6e6e1 1 0'])}
    ${area(`url(#${p}a)`, 1200, 300)}
    <circle cx="1000" cy="110" r="48" fill="#f4f3ee"/>
    <path d="${trunks(random, { from: 560, to: 1200, foot: 250, thickness: [6, 10], gap: [22, 40] })}" fill="#a5aaa8"/>
    ${area(`url(#${p}m)`, 1200, 180, [0, 90])}
    <path d="${trunks(random, { from: 600, to: 1200, foot: 270, thickness: [11, 18], gap: [40, 74] })}" fill="#6f7675"/>
    ${area(`url(#${p}m)`, 1200, 130, [0, 160])}
    <path fill="#4c5352" d="M440 262q200-26 380-10t400-14v70H440z"/>
    ${cabin(880, 258, 1.7)}
    <path fill="#262b2b" d="M1130-5h80v310h-110c28-100 34-220 30-310zM778-5h30c-4 110 2 220 14 310h-62c14-100 20-210 18-310zM1050-5h20c-2 120 2 220 10 310h-44c12-100 16-200 14-310z"/>
    <path d="M1134 120q-50-12-80-66M800 110q40-8 60-52M1140 190q-30 0-46-30M780 170q-34-6-48-40" stroke="#262b2b" stroke-width="8" fill="none" stroke-linecap="round"/>
    ${calmLeft(p, '#1b2222')}`,
};
