import type { Random } from '../random.ts';
import { at, each } from '../drawing/svg.ts';

/** Columns of a page: their left edges, how wide they are, and where they begin and end. */
export type Columns = {
  readonly lefts: readonly number[];
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** The color of the lines and the color of the headings. */
  readonly inks: readonly [lines: string, headings: string];
};

/** Newspaper columns made of bars, never of letters: lines of text with headings between them. */
export function newsColumns(random: Random, columns: Columns): string {
  return each(columns.lefts, (left) => newsColumn(random, left, columns));
}

function newsColumn(random: Random, x: number, { width, top, bottom, inks }: Columns): string {
  let lines = '';
  let headings = '';
  for (let y = top; y < bottom; y += 6) {
    const kind = random.between(0, 1);
    if (kind < 0.1) {
      const heading = at(random.between(0.6, 1) * width);
      headings += `M${x} ${y}h${heading}v9h-${heading}z`;
      y += 9;
    } else if (kind > 0.16) {
      lines += `M${x} ${y}h${kind > 0.85 ? at(random.between(0.3, 0.8) * width) : width}`;
    }
  }
  const dash = [14, 5, 12].map((mean) => `${at(random.between(mean * 0.8, mean * 1.4))} 2`).join(' ');
  return (
    `<path d="${lines}" stroke="${inks[0]}" stroke-width="2.2" stroke-dasharray="${dash}"/>` +
    `<path d="${headings}" fill="${inks[1]}"/>`
  );
}

/** Dots of a printed gray. */
export function halftone(id: string): string {
  return `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="3.5" cy="3.5" r="2.2"/></pattern>`;
}

/** Diamond scales. */
export function scales(id: string, size = 1, light = '#8d8d86'): string {
  const scaled = size === 1 ? '' : ` patternTransform="scale(${size})"`;
  return `<pattern id="${id}" width="16" height="14" patternUnits="userSpaceOnUse"${scaled}>
    <path d="M8 0l8 7-8 7-8-7z" fill="#1c1c1c" stroke="${light}" stroke-width=".9"/><path d="M8 3l4 4-4 4-4-4z" fill="#3a3a38"/></pattern>`;
}

/** A serpent's body along a path: a paper edge, ink, scales and a long highlight. */
export function serpentBody(path: string, scalesId: string, size = 1, edge = '#e7e5df'): string {
  const coat = (paint: string, width: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width * size}" stroke-linecap="round"${more}/>`;
  const shine = ` stroke-opacity=".22" transform="translate(${-4 * size} ${-12 * size})"`;
  return coat(edge, 62) + coat('#0c0c0c', 52) + coat(`url(#${scalesId})`, 42) + coat('#fff', 6, shine);
}

/** A serpent's head with its tongue, drawn as on a canvas of 400 x 400 around 166 100. */
export function serpentHead(): string {
  return `<path d="M222 92q26 2 40-12 4 10 18 10M240 91q22 4 34 18" fill="none" stroke="#0c0c0c" stroke-width="4" stroke-linecap="round"/>
    <path d="M120 140c-18-26 2-66 40-76 34-8 62 2 66 20 3 16-22 22-38 32-18 12-46 46-68 24z" fill="#0c0c0c" stroke="#e7e5df" stroke-width="5"/>
    <path d="M128 112q10-28 34-38M138 126q8-20 20-26" stroke="#8d8d86" stroke-width="1.6" fill="none" opacity=".6"/>
    <ellipse cx="166" cy="92" rx="9" ry="10" fill="#e7e5df"/><path d="M166 82q5 10 0 20-5-10 0-20z"/>
    <path d="M196 104q16-4 26-14" stroke="#e7e5df" stroke-width="2" fill="none"/>`;
}
