import { area, type Drawing } from '../drawing/svg.ts';
import { inkBlot, quill, typedLines, waxSeal, woodGrain } from '../motifs/desk.ts';
import { calmLeft } from '../drawing/canvases.ts';

/** Typed dashes on loose sheets. */
export const torturedPoetsDepartmentPanel: Drawing = {
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
