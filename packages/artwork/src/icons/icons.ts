import { beadLight, cutOutBead, letterBead } from '../drawing/beads.ts';
import { linear } from '../drawing/paint.ts';
import { area, toSvg, type Drawing } from '../drawing/svg.ts';

/** Two letter beads on a slant: so placed they are largest in a square, and read at 16 px. */
const icon: Drawing = {
  alt: 'Two letter beads, 1 and 3',
  draw: ({ prefix: p }) => `
    ${beadLight(`${p}l`)}
    <path d="M-2-2L66 66" stroke="#f2b33d" stroke-width="6"/>
    <g stroke="#17182b" stroke-width="2.5"><circle cx="20" cy="20" r="18.7"/><circle cx="44" cy="44" r="18.7"/></g>
    ${letterBead([20, 20], 18.5, 1, `${p}l`)}
    <circle cx="44" cy="44" r="20" fill="#17182b"/>${letterBead([44, 44], 18.5, 3, `${p}l`)}`,
};

const maskableIcon: Drawing = {
  alt: 'Two letter beads, 1 and 3, on a cord',
  draw: ({ prefix: p }) => `
    ${linear(`${p}a`, ['#12132a 0', '#2b1f4a .6', '#5a2744 1'])}${beadLight(`${p}l`)}
    ${area(`url(#${p}a)`, 512, 512)}
    <path d="M-10 268Q256 244 522 268" fill="none" stroke="#f2b33d" stroke-width="12"/>
    <ellipse cx="176" cy="350" rx="66" ry="10" fill="#000" opacity=".3"/><ellipse cx="336" cy="350" rx="66" ry="10" fill="#000" opacity=".3"/>
    ${letterBead([176, 256], 80, 1, `${p}l`)}${letterBead([336, 256], 80, 3, `${p}l`)}`,
};

/** Beads whose numbers are holes: systems look at what is opaque alone, and color it by themselves. */
const monochromeIcon: Drawing = {
  alt: 'Two letter beads, 1 and 3, in one color',
  draw: ({ prefix: p }) =>
    `${cutOutBead([172, 256], 80, 1, `${p}a`)}${cutOutBead([340, 256], 80, 3, `${p}b`)}`,
};

/** The icon of a browser tab, on nothing: 64 x 64, its beads as wide as the square. */
export function iconSvg(): string {
  return toSvg({ width: 64, height: 64 }, icon, 'ic-', 13);
}

/** The icon of a home screen, 512 x 512; all that matters stays inside the circle that systems may cut. */
export function maskableIconSvg(): string {
  return toSvg({ width: 512, height: 512 }, maskableIcon, 'im-', 13);
}

/** The icon of a home screen whose icons all have one color, 512 x 512, inside the same circle. */
export function monochromeIconSvg(): string {
  return toSvg({ width: 512, height: 512 }, monochromeIcon, 'io-', 13);
}
