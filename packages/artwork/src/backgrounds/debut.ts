import { blur, linear, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area, repeat } from '../drawing/svg.ts';
import { fireflies, leaves, rosette, strings } from '../motifs/guitar.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

const WIRES = repeat(
  6,
  (i) => `M700 ${852 + i * 9}C1000 ${800 + i * 14} 1260 ${700 + i * 24} 1620 ${470 + i * 46}`,
);

/** A meadow at dusk: strings rise like fence wires, a rosette rings the moon. */
export const debutBackground: GrainedDrawing = {
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
