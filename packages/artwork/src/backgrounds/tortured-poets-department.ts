import { linear, radial, risingRight, type GrainedDrawing } from '../drawing/paint.ts';
import { area, each } from '../drawing/svg.ts';
import { inkBlot, quill, tornEdge, typedLines, waxSeal, woodGrain } from '../motifs/desk.ts';
import { BACKGROUND } from '../drawing/canvases.ts';

const SHEETS = [
  [14, '#e2d5b8'],
  [5, '#efe6d0'],
  [-6, '#fffaf0'],
] as const;

/** Sheets fanned out on a pale desk, with a quill and a seal. */
export const torturedPoetsDepartmentBackground: GrainedDrawing = {
  alt: 'Typed sheets fanned on a pale desk with a quill',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#fbf7ec 0', '#ece1c9 .55', '#d8c7a2 1'], 'diagonal')}
    <filter id="${p}s" x="-.1" y="-.1" width="1.2" height="1.2"><feDropShadow dx="2" dy="8" stdDeviation="9" flood-color="#3b2c1a" flood-opacity=".34"/></filter>
    ${tornEdge(`${p}r`, 10)}
    ${radial(`${p}w`, ['#b9724d 0', '#8c4a2c .7', '#6b341d 1'], [0.4, 0.35], 0.7)}
    ${area(`url(#${p}a)`, 1600, 900)}
    ${risingRight(`${p}m`, BACKGROUND, [0.4, 0.8], `<path d="${woodGrain(random, 1600, 900, 20)}" stroke="#a48d63" stroke-width="1.6" fill="none" opacity=".6"/>`)}
    ${each(SHEETS, ([turn, paint]) => `<g transform="rotate(${turn} 1270 900)" filter="url(#${p}s)"><path fill="${paint}" d="M1060 370h400l-4 580h-400z" filter="url(#${p}r)"/></g>`)}
    <g transform="rotate(-6 1270 900)">
      <path d="${typedLines(random, { left: 1110, right: 1290, top: 436, lines: 3, step: 30, ragged: 0.4 })}${typedLines(random, { left: 1110, right: 1410, top: 560, lines: 11, step: 30, ragged: 0.25 })}" stroke="#3d3022" stroke-width="5.4" stroke-dasharray="6.4 2.4" opacity=".8"/>
      <path d="M1108 650h150M1180 740h120" stroke="#2d2318" stroke-width="8"/>
    </g>
    <g fill="#1e1710" transform="translate(920 260)scale(1.4)">${inkBlot(random, 300, 200)}</g>
    <g transform="translate(1560 300)rotate(38)scale(1.5)">${quill()}</g>
    <g transform="translate(1446 790)scale(1.5)">${waxSeal(`url(#${p}w)`)}</g>`,
  grain: { opacity: 0.12, blend: 'multiply' },
};
