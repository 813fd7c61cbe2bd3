import { radial, type GrainedDrawing } from '../drawing/paint.ts';
import { area } from '../drawing/svg.ts';
import { inkBlot, quill, tornEdge, typedLines, waxSeal, woodGrain } from '../motifs/desk.ts';

/** Torn sheets of typed dashes, a quill, a blot and a seal. */
export const torturedPoetsDepartmentCover: GrainedDrawing = {
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
