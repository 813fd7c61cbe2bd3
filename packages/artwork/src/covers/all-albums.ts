import { BEADS } from '../drawing/beads.ts';
import { mix, sparks } from '../drawing/marks.ts';
import { glow, linear, type GrainedDrawing } from '../drawing/paint.ts';
import { area, at, each, repeat } from '../drawing/svg.ts';

/** What each sleeve bears, around 0 0 and about 34 wide, in the order of the eras. */
const SIGNS: readonly string[] = [
  'M0 17C-16 8-14-10 0-18 14-10 16 8 0 17zM0 17V-8',
  'M0-18L4-4 18 0 4 4 0 18-4 4-18 0-4-4z',
  'M0-17v9M0 17V8M-17 0h9M17 0H8M-12-12l6 6M12-12l-6 6M-12 12l6-6M12 12L6 6',
  'M0 17V4M0 4l-16-4 7-5-5-9 9 3 5-8 5 8 9-3-5 9 7 5z',
  'M-14-16h28v32h-28zM-9-11H9V6H-9z',
  'M-13 0L0-18 13 0 0 18zM-5 0L0-7 5 0 0 7z',
  'M0 15C-24-2-12-18 0-8 12-18 24-2 0 15z',
  'M0-18l8 13H4l9 12H3v10h-6V7h-10L-4-5h-4z',
  'M0-16a16 16 0 1 0 .1 0zM-14 4Q0-8 14 4',
  'M8-15A16 16 0 1 0 15 8 13 13 0 0 1 8-15z',
  'M14-17C-6-14-14 0-13 17M14-17C14-2 4 8-11 10',
];
const STEP_DEGREES = 12.8;

/** Eleven sleeves, fanned like a peacock's tail behind a record. */
export const allAlbumsCover: GrainedDrawing = {
  alt: 'Eleven record sleeves in the colors of the eras, fanned out behind a record',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#241433 0', '#5b2a56 .5', '#c0604f 1'])}
    ${glow(`${p}g`, [200, 300], 270, ['#ffdf9a 0 .95', '#ff9d6b .5 .35', '#ff9d6b 1 0'])}
    ${linear(`${p}l`, ['#fff 0 .34', '#fff .4 0', '#000 1 .34'], 'across')}
    ${area(`url(#${p}a)`, 400, 400)}${area(`url(#${p}g)`, 400, 400)}
    <path d="${sparks(random, 30, [8, 8, 392, 180], [1, 1, 2, 2, 4, 7])}" fill="#ffe9c4"/>
    <symbol id="${p}c" overflow="visible"><path d="M-56-356a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v226H-56z"/><path d="M-56-356a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v226H-56z" fill="url(#${p}l)"/><path d="M-48-354h96v210h-96z" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.5"/></symbol>
    <g transform="translate(200 306)scale(.62)" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${each(BEADS, (color, index) => sleeve(`${p}c`, color, index))}</g>
    <g transform="translate(200 302)"><circle cx="3" cy="7" r="93" fill="#0d0714" opacity=".4"/><circle r="92" fill="#17182b"/>
    <g fill="none" stroke="#3f4160" stroke-width="1.4">${repeat(8, (i) => `<circle r="${48 + i * 5.5}"/>`)}</g>
    <path d="M0 0l-52-76a92 92 0 0 1 32-11zM0 0l52 76a92 92 0 0 1-32 11z" fill="#fff" opacity=".14"/>
    <circle r="39" fill="#f2b33d"/><circle r="34" fill="none" stroke="#17182b" stroke-width="1.5"/>${each(BEADS, beadOnLabel)}<circle r="5" fill="#17182b"/></g>`,
  grain: { opacity: 0.34 },
};

function sleeve(card: string, color: string, index: number): string {
  const turn = at((index - 5) * STEP_DEGREES);
  const ink = mix(color, isPale(color) ? '#2a1604' : '#fffdf0', 0.82);
  return (
    `<g transform="rotate(${turn})"><use href="#${card}" fill="${color}"/>` +
    `<path d="${SIGNS[index] ?? ''}" transform="translate(-22 -322)scale(1.2)" stroke="${ink}"/></g>`
  );
}

function beadOnLabel(color: string, index: number): string {
  const angle = (2 * Math.PI * index) / BEADS.length;
  return `<circle cx="${at(24 * Math.sin(angle))}" cy="${at(-24 * Math.cos(angle))}" r="4.5" fill="${color}"/>`;
}

function isPale(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(color.slice(from, from + 2), 16),
  );
  return red * 0.3 + green * 0.6 + blue * 0.1 > 150;
}
