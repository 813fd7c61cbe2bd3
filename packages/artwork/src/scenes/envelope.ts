import { bead, beadLight, BEADS, letterBead } from '../drawing/beads.ts';
import { spark } from '../drawing/marks.ts';
import { blur, linear } from '../drawing/paint.ts';
import { at, each, repeat, type Drawing, type Point } from '../drawing/svg.ts';

/** Where the beads hang on the cord that ties the letter. */
const CORD: readonly Point[] = repeatPoints(9, (i) => [176 + i * 36, 214 + Math.sin(i * 0.78) * 9]);

/** The marks of post on a letter: a stamp and the waves that cancel it. */
const WAVES = repeat(4, (i) => `<path d="M352 ${96 + i * 11}q14-8 28 0t28 0 28 0"/>`);

/** An open envelope with a letter that is tied with a bracelet, and the seal of the site. */
export const envelope: Drawing = {
  alt: 'Open envelope with a letter tied by a bracelet and sealed with the number 13',
  draw: ({ prefix: p }) => `
    ${beadLight(`${p}l`)}
    ${blur(`${p}s`, 12)}
    ${linear(`${p}b`, ['#f6ead2 0', '#e7d2ad 1'])}${linear(`${p}f`, ['#fdf5e4 0', '#ecd9b8 1'])}
    ${linear(`${p}i`, ['#5a2a86 0', '#12132a 1'])}${linear(`${p}w`, ['#d23a4c 0', '#8d0f20 1'], 'diagonal')}
    <ellipse cx="320" cy="450" rx="240" ry="20" fill="#17182b" opacity=".26" filter="url(#${p}s)"/>
    <path d="M80 214L320 26l240 188z" fill="#d9bf92"/><path d="M98 214L320 42l222 172z" fill="url(#${p}i)"/>
    <path fill="#f6c362" d="${each(
      [
        [220, 168, 7],
        [300, 92, 9],
        [356, 134, 5],
        [428, 176, 8],
        [268, 140, 4],
        [392, 118, 4],
      ] as const,
      ([x, y, reach]) => spark(x, y, reach),
    )}"/>
    <g transform="rotate(-1.6 320 220)">
      <path d="M128 66h384v300H128z" fill="#fffdf8"/><path d="M128 66h384v300H128z" fill="none" stroke="#e2d6d9" stroke-width="2"/>
      <g stroke="#d9d1dc" stroke-width="5" stroke-linecap="round"><path d="M164 108h128M164 134h164M164 160h96"/></g>
      <path d="M436 88h48v58h-48z" fill="#fdf0d3" stroke="#e3b341" stroke-width="3" stroke-dasharray="5 4"/>
      <path d="M460 100l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill="#b5182a"/>
      <g fill="none" stroke="#6d6274" stroke-width="2.5" opacity=".55">${WAVES}</g>
      <path d="M128 218${each(CORD, ([x, y]) => `L${at(x)} ${at(y)}`)}L512 208" fill="none" stroke="#c9a9b4" stroke-width="4"/>
      ${each(CORD, (place, i) => (i === 3 || i === 5 ? '' : bead(place, 16, BEADS[i] ?? '#fff', `${p}l`)))}
      ${letterBead(CORD[3] ?? [0, 0], 18, 1, `${p}l`)}${letterBead(CORD[5] ?? [0, 0], 18, 3, `${p}l`)}
    </g>
    <path d="M80 214l240 168 240-168v206q0 20-20 20H100q-20 0-20-20z" fill="url(#${p}b)"/>
    <path d="M80 426l196-150 44 32 44-32 196 150q-6 14-20 14H100q-14 0-20-14z" fill="url(#${p}f)"/>
    <path d="M80 214l240 168 240-168M84 430l192-154M556 430L364 276" fill="none" stroke="#b99a63" stroke-width="2.5" opacity=".6"/>
    <path d="M320 306c22-6 40 4 46 22 16 8 18 34 4 46 2 18-20 32-38 26-12 10-32 8-40-6-20 0-32-18-26-36-8-18 4-38 22-40 6-8 20-14 32-12z" fill="url(#${p}w)"/>
    <circle cx="320" cy="354" r="32" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>
    <path fill="#fff" fill-opacity=".9" d="M299 343l9-6h5v34h-8v-25l-6 3zM321 343c2-5 6-7 11-7 7 0 12 4 12 9 0 4-2 6-5 8 4 1 6 4 6 8 0 7-5 11-13 11-6 0-11-3-13-8l7-3c1 3 3 4 6 4 4 0 6-2 6-4 0-3-2-4-6-4h-3v-6h2c4 0 6-2 6-4s-2-4-4-4c-3 0-4 1-6 4z"/>
    <path d="M288 330q10-14 26-14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/>`,
};

function repeatPoints(count: number, place: (index: number) => Point): readonly Point[] {
  return Array.from({ length: count }, (_, index) => place(index));
}
