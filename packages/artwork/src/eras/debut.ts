import { type EraDrawing, type GrainedDrawing, linear, radial, blur, risingRight } from '../drawing/paint.ts';
import { area, repeat, type Drawing } from '../drawing/svg.ts';
import { fanOfStrings, fireflies, leaves, rosette, strings } from '../motifs/guitar.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

const STRINGS = fanOfStrings([-20, 344], [420, -4], 11, 9.6);

/** An acoustic guitar whose sound hole opens on a moonlit meadow. */
const cover: GrainedDrawing = {
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

const WIRES = repeat(
  6,
  (i) => `M700 ${852 + i * 9}C1000 ${800 + i * 14} 1260 ${700 + i * 24} 1620 ${470 + i * 46}`,
);

/** A meadow at dusk: strings rise like fence wires, a rosette rings the moon. */
const background: GrainedDrawing = {
  alt: 'Rolling meadow at dusk with guitar strings for fence wires',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#0a4d4b 0', '#0d655c .55', '#3c7040 1'], 'diagonal')}
    ${linear(`${p}h`, ['#1d7a5e 0', '#0c4c40 1'])}
    ${blur(`${p}b`, 40, 0.6)}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(
      `${p}m`,
      BACKGROUND,
      [0.42, 0.7],
      `
      <circle cx="1330" cy="540" r="190" fill="#ffe9a8" opacity=".3" filter="url(#${p}b)"/>
      ${rosette(1330, 540, 150)}<circle cx="1330" cy="540" r="118" fill="#052527"/>
      <circle cx="1352" cy="520" r="58" fill="#ffe9a8"/><circle cx="1352" cy="520" r="80" fill="#ffe9a8" opacity=".16"/>
      <path fill="#2b8a66" d="M640 800c180-90 330-90 480-120s300-90 500-30v260H640z"/>
      <path fill="url(#${p}h)" d="M560 860c220-90 420-60 600-100s260-70 460-40v190H560z"/>
      <path fill="#083c34" d="M560 905c260-70 520-30 1060-90v100z"/>
      <path stroke="#06302b" stroke-width="11" stroke-linecap="round" d="M1010 792v104M1210 720v180M1400 632v268M1560 545v355"/>
      ${strings(WIRES, '#04201f')}
      ${leaves(
        [
          [1398, 700, -60],
          [1404, 730, 40],
          [1398, 762, -80],
          [1404, 792, 30],
          [1398, 824, -70],
          [1404, 856, 40],
        ],
        '#b9dc7a',
        1.3,
      )}
      <path d="M1400 880c14-60-14-120 0-200" fill="none" stroke="#d7eca0" stroke-width="3"/>
      ${fireflies(random, 54, [860, 40, 1590, 850], 5)}`,
    )}`,
  grain: { opacity: 0.14 },
};

/** Strings over the arc of a rosette. */
const panel: Drawing = {
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

export const debut: EraDrawing = { prefix: 'de', seed: 1, cover, background, panel };
