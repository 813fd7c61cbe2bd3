import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight, letterBead } from '../drawing/beads.ts';
import { spark } from '../drawing/marks.ts';
import { linear, type GrainedDrawing } from '../drawing/paint.ts';
import { area, each, repeat, type Point } from '../drawing/svg.ts';

const REELS: readonly Point[] = [
  [146, 204],
  [254, 204],
];
const beadOf = (era: string) => toEra(era).colors.bead;
const STRIPES = ['lover', 'fearless', 'debut', 'speak-now'].map(beadOf);

/** A mixtape with letter beads for reels: one song of each number makes an album. */
export const trackNumbersCover: GrainedDrawing = {
  alt: 'Mixtape whose reels are the letter beads 1 and 3, its tape curling out',
  draw: ({ prefix: p }) => `
    ${linear(`${p}a`, ['#e3f6ea 0', '#a5dcc4 .55', '#5fb39a 1'], 'diagonal')}
    <pattern id="${p}s" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><path d="M0 0h13v26H0z" fill="#fff" opacity=".2"/></pattern>
    ${linear(`${p}h`, ['#3a3c5c 0', '#20223a .5', '#14152a 1'])}${beadLight(`${p}b`)}
    ${area(`url(#${p}a)`, 400, 400)}${area(`url(#${p}s)`, 400, 400)}
    <g fill="none" stroke-linecap="round" transform="translate(0 4)"><path id="${p}t" d="M118 300C96 352 34 336 40 366S128 392 176 356 252 322 262 352 214 388 206 356 268 310 318 334 376 330 404 306"/>
      <use href="#${p}t" stroke="#0d2a24" stroke-opacity=".3" stroke-width="11" transform="translate(3 5)"/><use href="#${p}t" stroke="#4a2a1c" stroke-width="10"/><use href="#${p}t" stroke="#b98357" stroke-width="1.6" transform="translate(0 -2.4)"/></g>
    <g transform="rotate(-7 200 190)">
      <rect x="44" y="86" width="324" height="212" rx="18" fill="#0d2a24" opacity=".32"/>
      <rect x="36" y="76" width="328" height="212" rx="18" fill="url(#${p}h)"/><rect x="42" y="82" width="316" height="200" rx="13" fill="none" stroke="#6d6f92" stroke-width="1.6"/>
      <rect x="60" y="96" width="280" height="148" rx="9" fill="#fff8ea"/>
      <g stroke="#8c4a2c" stroke-width="2.6" stroke-linecap="round"><path d="M104 116h92m12 0h54m14 0h44" stroke-dasharray="11 5"/><path d="M104 136h40m12 0h76m14 0h30" stroke-dasharray="9 6" opacity=".75"/></g>
      <path d="M92 126H324M92 146H324" stroke="#c9b79a" stroke-width="1"/><circle cx="80" cy="120" r="7" fill="${beadOf('red')}"/><circle cx="80" cy="140" r="7" fill="${beadOf('nineteen-eighty-nine')}"/>
      ${each(STRIPES, (color, index) => area(color, 280, 20, [60, 160 + index * 20]))}
      <path d="M60 160h280M60 180h280M60 200h280M60 220h280" stroke="#fff8ea" stroke-width="2.4"/>
      <rect x="98" y="166" width="204" height="76" rx="38" fill="#17182b"/><rect x="103" y="171" width="194" height="66" rx="33" fill="none" stroke="#6d6f92" stroke-width="1.4"/>
      <circle cx="146" cy="204" r="32" fill="#4a2a1c"/><g fill="none" stroke="#6d4530" stroke-width="1.2"><circle cx="146" cy="204" r="29"/><circle cx="146" cy="204" r="26"/></g><path d="M178 196h44v16h-44z" fill="#4a2a1c"/><circle cx="254" cy="204" r="25" fill="#4a2a1c"/>
      ${each(REELS, reel)}${letterBead([146, 204], 14.5, 1, `${p}b`)}${letterBead([254, 204], 14.5, 3, `${p}b`)}
      <path d="M112 288l14-34h148l14 34z" fill="#262845" stroke="#6d6f92" stroke-width="1.6"/>
      <g fill="#fff8ea"><circle cx="150" cy="273" r="5"/><circle cx="250" cy="273" r="5"/></g><path d="M176 268h12v12h-12zM212 268h12v12h-12z" fill="#fff8ea" opacity=".8"/>
      ${each<Point>(
        [
          [52, 92],
          [348, 92],
          [52, 272],
          [348, 272],
        ],
        screw,
      )}
      <path d="M50 82h96L66 282H50z" fill="#fff" opacity=".1"/></g>
    <path d="${spark(60, 52, 18)}${spark(338, 46, 24)}${spark(366, 92, 10)}${spark(206, 32, 12)}${spark(372, 270, 16)}" fill="#fffdf0"/>`,
  grain: { opacity: 0.28 },
};

function reel([x, y]: Point): string {
  return `<g transform="translate(${x} ${y})"><circle r="20" fill="#fff8ea"/><g fill="#17182b">${repeat(6, (i) => `<path d="M-3-20h6v5h-6z" transform="rotate(${i * 60})"/>`)}</g></g>`;
}

function screw([x, y]: Point): string {
  return `<circle cx="${x}" cy="${y}" r="5" fill="#8b8daa"/><path d="M${x - 3} ${y}h6M${x} ${y - 3}v6" stroke="#20223a" stroke-width="1.4"/>`;
}
