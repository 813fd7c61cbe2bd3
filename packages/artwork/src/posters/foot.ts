import type { Point } from '../drawing/svg.ts';
import { drawLines, type Pen } from './lettering/draw-text.ts';
import { fitText, type FittedText } from './lettering/fit-text.ts';
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

/** What a wide picture says: an address to read. It is the preview of a link already, so nothing is to be scanned. */
export type CardAddress = Pick<FootAddress, 'address'>;

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
  const room = { width: right - left - logoWidth(lettering, LOGO) - 40, minSize: 26, maxLines: 2 };
  const words = fitAddress(address, room, lettering);
  return (
    logo(lettering, [left, y], LOGO, { light, color: NIGHT.words }) +
    drawLines(words, [right, y - (words.lines.length - 1) * words.style.size * 0.85], {
      lettering,
      color: NIGHT.words,
      light,
      anchor: 'end',
    })
  );
}

/** The address on a wide picture, in one line; `place` is its right end on the base line. */
export function cardAddress(address: string, place: Point, width: number, pen: Pen): string {
  const words = fitAddress(address, { width, minSize: 24, maxLines: 1 }, pen.lettering);
  return drawLines(words, place, { ...pen, anchor: 'end' });
}

type AddressRoom = { readonly width: number; readonly minSize: number; readonly maxLines: number };

/** An address that is whole: the site's own where a longer one finds no room, since one that is cut short leads nowhere. */
function fitAddress(address: string, { maxLines, ...room }: AddressRoom, lettering: Lettering): FittedText {
  const style = { face: 'text', size: 30, weight: 550 } as const;
  // Two lines begin anew after the last slash: what is named stays whole where it can.
  const inLines = [address, address.replace(/\/(?=[^/]+$)/, '/ ')].slice(0, maxLines);
  const fitted = inLines.map((text, index) =>
    fitText(lettering, text, style, { ...room, maxLines: index + 1 }),
  );
  const whole = fitted.find(({ lines }) => lines.join('') === address);
  const [site = address] = address.split('/');
  return whole ?? fitText(lettering, site, style, { ...room, maxLines: 1 });
}
