import { drawLines } from './lettering/draw-text.ts';
import { fitText } from './lettering/fit-text.ts';
import type { Lettering } from './lettering/lettering.ts';
import { logo, logoWidth } from './brand.ts';
import { NIGHT } from './night.ts';
import { qrCode } from './qr-code.ts';

type Line = {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /** The room for a code at its right end; none is drawn where there is no room. */
  readonly code?: CodeRoom | undefined;
};

/** What the last line says: an address to read, and one to scan where the site has an address of its own. */
export type FootAddress = { readonly address: string; readonly link?: string };

/** How much room a code has: its lower edge below the line of words, and its height. */
type CodeRoom = { readonly below: number; readonly height: number };
const CODE_GAP = 24;

const LOGO = 46;

/** The last line of a poster, on dark: the logo, and where to find what it shows. */
export function foot(
  { address, link }: FootAddress,
  line: Line,
  lettering: Lettering,
  light: string,
): string {
  if (link !== undefined && line.code !== undefined) {
    const { svg, width } = qrCode(link, [line.right, line.y + line.code.below], line.code.height);
    return svg + footLine(address, { ...line, right: line.right - width - CODE_GAP }, lettering, light);
  }
  return footLine(address, line, lettering, light);
}

function footLine(address: string, { left, right, y }: Line, lettering: Lettering, light: string): string {
  const style = { face: 'text', size: 30, weight: 550 } as const;
  const room = { width: right - left - logoWidth(lettering, LOGO) - 40, minSize: 26 };
  const inOne = fitText(lettering, address, style, { ...room, maxLines: 1 });
  // Two lines begin anew after the last slash: what is named stays whole where it can.
  const parts = address.replace(/\/(?=[^/]+$)/, '/ ');
  const words =
    inOne.lines[0] === address ? inOne : fitText(lettering, parts, style, { ...room, maxLines: 2 });
  return (
    logo(lettering, [left, y], LOGO, { light, color: NIGHT.words }) +
    drawLines(words, [right, y - (words.lines.length - 1) * words.style.size * 0.62], {
      lettering,
      color: NIGHT.words,
      light,
      anchor: 'end',
    })
  );
}
