import { bead, beadLight, BEADS, letterBead } from '../drawing/beads.ts';
import { at, each, repeat, type Drawing, type Point } from '../drawing/svg.ts';

/** Beads still on the left end of the cord, and those on the right end. */
const LEFT: readonly Point[] = [
  [96, 190],
  [126, 212],
  [158, 229],
  [192, 240],
];
const RIGHT: readonly Point[] = [
  [544, 190],
  [514, 212],
  [482, 229],
];
/** Where the lost beads roll. */
const LOST: readonly Point[] = [
  [258, 330],
  [388, 352],
  [446, 318],
  [204, 372],
  [516, 376],
];

/** A friendship bracelet that snapped: its beads roll away, the 1 and the 3 among them. */
export const snappedBracelet: Drawing = {
  alt: 'Friendship bracelet that snapped, its beads rolling away',
  draw: ({ prefix: p }) => `
    ${beadLight(`${p}l`)}
    <g fill="none" stroke="#c9a9b4" stroke-width="4" stroke-linecap="round">
      <path d="M20 96C60 150 110 232 226 246q18 2 24-14q4-14 16-8"/><path d="M620 96C580 150 540 226 452 240q-18 4-28-10-6-12-16-4"/>
      <path d="M250 232q8-6 6-18M424 230q-8-8-4-18"/></g>
    <g fill="none" stroke="#f2b33d" stroke-width="4" stroke-linecap="round"><path d="M300 196l-12-22M332 184v-30M366 196l14-22"/></g>
    ${each([...LOST, [318, 300], [352, 386]] as const, ([x, y]) => `<ellipse cx="${x}" cy="${y + 24}" rx="22" ry="5" fill="#17182b" opacity=".14"/>`)}
    <g fill="none" stroke="#c9a9b4" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 10">${each(LOST, ([x, y]) => `<path d="M${x} ${y}Q${at((x + 330) / 2)} ${y - 70} 330 250"/>`)}</g>
    ${repeat(4, (i) => bead(LEFT[i] ?? [0, 0], 20, BEADS[i] ?? '#fff', `${p}l`))}
    ${repeat(3, (i) => bead(RIGHT[i] ?? [0, 0], 20, BEADS[10 - i] ?? '#fff', `${p}l`))}
    ${repeat(5, (i) => bead(LOST[i] ?? [0, 0], 22, BEADS[(i + 4) % 11] ?? '#fff', `${p}l`))}
    <g transform="rotate(-22 318 300)">${letterBead([318, 300], 25, 1, `${p}l`)}</g>
    <g transform="rotate(28 352 386)">${letterBead([352, 386], 25, 3, `${p}l`)}</g>`,
};
