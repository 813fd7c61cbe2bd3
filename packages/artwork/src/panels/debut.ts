import { linear } from '../drawing/paint.ts';
import { area, type Drawing } from '../drawing/svg.ts';
import { fanOfStrings, fireflies, leaves, rosette, strings } from '../motifs/guitar.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Strings over the arc of a rosette. */
export const debutPanel: Drawing = {
  alt: 'Guitar strings across a rosette',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}w`, ['#2fa08a 0', '#0d6a5c 1'], 'diagonal')}
    ${area('#042b2b', 1200, 300)}
    <path fill="url(#${p}w)" d="M1200-20H700c-70 40-40 90-96 150s-30 130 30 190h566z"/>
    <path fill="none" stroke="#e9dfb4" stroke-width="5" d="M712-20c-70 40-40 90-96 150s-30 130 30 190"/>
    ${rosette(985, 150, 168)}<circle cx="985" cy="150" r="134" fill="#052527"/>
    <clipPath id="${p}c"><circle cx="985" cy="150" r="134"/></clipPath>
    <g clip-path="url(#${p}c)"><circle cx="1046" cy="104" r="42" fill="#ffe9a8"/><path fill="#1d7a5e" d="M820 210c70-50 140-40 200-10s90 10 130 0v110H820z"/><path fill="#0c4c40" d="M820 246c90-36 160-10 320 4v70H820z"/></g>
    ${strings(fanOfStrings([480, 128], [1220, 56], 13, 33), '#04201f')}
    ${leaves(
      [
        [720, 30, -50],
        [752, 52, 30],
        [786, 58, -60],
        [818, 80, 40],
        [1130, 250, -60],
        [1160, 236, 30],
      ],
      '#b9dc7a',
      1.4,
    )}
    <path fill="none" stroke="#d7eca0" stroke-width="3" d="M690-10c20 40 60 60 100 70s50 30 60 60M1100 310c10-40 40-70 110-80"/>
    ${fireflies(random, 16, [640, 10, 1190, 290], 4)}
    ${calmLeft(p, '#042b2b')}`,
};
