import { type EraDrawing, type GrainedDrawing, radial, linear, risingRight } from '../drawing/paint.ts';
import { area, each, type Drawing } from '../drawing/svg.ts';
import { inkBlot, quill, tornEdge, typedLines, waxSeal, woodGrain } from '../motifs/desk.ts';
import { BACKGROUND, calmLeft } from '../drawing/canvases.ts';

/** Torn sheets of typed dashes, a quill, a blot and a seal. */
const cover: GrainedDrawing = {
  alt: 'Typed pages, ink blot, quill and wax seal in sepia',
  draw: ({ prefix: p, random }) => `
    <filter id="${p}s" x="-.1" y="-.1" width="1.2" height="1.2"><feDropShadow dx="1" dy="5" stdDeviation="6" flood-color="#3b2c1a" flood-opacity=".38"/></filter>
    ${tornEdge(`${p}r`)}
    ${radial(`${p}w`, ['#b9724d 0', '#8c4a2c .7', '#6b341d 1'], [0.4, 0.35], 0.7)}
    ${area('#cbb998', 400, 400)}
    <path d="${woodGrain(random, 400, 400, 13)}" stroke="#b19d78" fill="none" opacity=".5"/>
    <g transform="rotate(8 200 200)" filter="url(#${p}s)"><path fill="#e2d5b8" d="M70 34h262v330H70z" filter="url(#${p}r)"/></g>
    <g transform="rotate(-7 190 200)" filter="url(#${p}s)"><path fill="#efe6d0" d="M64 46h258v306H64z" filter="url(#${p}r)"/></g>
    <g transform="rotate(2 200 210)" filter="url(#${p}s)"><path fill="#fbf7ec" d="M82 60h240l-4 290-238 4z" filter="url(#${p}r)"/></g>
    <g transform="rotate(2 200 210)">
      <path d="${typedLines(random, { left: 112, right: 200, top: 100, lines: 3, step: 20, ragged: 0.4 })}${typedLines(random, { left: 112, right: 290, top: 176, lines: 7, step: 18, ragged: 0.25 })}" stroke="#3d3022" stroke-width="3.4" stroke-dasharray="4 1.6" opacity=".8"/>
      <path d="M110 230h96M150 266h76" stroke="#2d2318" stroke-width="5"/>
    </g>
    <g fill="#1e1710" filter="url(#${p}r)">${inkBlot(random, 258, 118)}</g>
    <g transform="translate(330 44)rotate(38)">${quill()}</g>
    <g transform="translate(300 318)">${waxSeal(`url(#${p}w)`, ` filter="url(#${p}s)"`)}</g>`,
  grain: { opacity: 0.35, blend: 'multiply' },
};

const SHEETS = [
  [14, '#e2d5b8'],
  [5, '#efe6d0'],
  [-6, '#fffaf0'],
] as const;

/** Sheets fanned out on a pale desk, with a quill and a seal. */
const background: GrainedDrawing = {
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

/** Typed dashes on loose sheets. */
const panel: Drawing = {
  alt: 'Typed dashes on loose sheets with a quill',
  draw: ({ prefix: p, random }) => `
    ${area('#cbb998', 1200, 300)}
    <path d="${woodGrain(random, 1200, 300, 14)}" stroke="#a48d63" fill="none" opacity=".6"/>
    <path fill="#3b2c1a" opacity=".22" d="M622 26l560-30 20 340-566 20z"/>
    <path fill="#e2d5b8" d="M660-20l500 40-14 300H640z"/>
    <path fill="#3b2c1a" opacity=".18" d="M704-10l446-6 12 330-470 10z"/>
    <path fill="#fbf7ec" d="M700-20l440 6 4 80-3 60 5 70-4 120-450-6 3-90-5-60 6-80z"/>
    <path d="${typedLines(random, { left: 740, right: 1100, top: 26, lines: 10, step: 28, ragged: 0.3 })}" stroke="#3d3022" stroke-width="5.4" stroke-dasharray="6.4 2.4" opacity=".82"/>
    <path d="M738 110h150M850 194h120" stroke="#2d2318" stroke-width="8"/>
    <g fill="#1e1710">${inkBlot(random, 960, 78)}</g>
    <g transform="translate(1176 -24)rotate(52)">${quill()}</g>
    <g transform="translate(1098 214)scale(1.25)">${waxSeal('#8c4a2c')}</g>
    ${calmLeft(p, '#2a2118')}`,
};

export const torturedPoetsDepartment: EraDrawing = { prefix: 'tt', seed: 11, cover, background, panel };
