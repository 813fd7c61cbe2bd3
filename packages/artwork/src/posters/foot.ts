import { drawLines } from './lettering/draw-text.ts';
import { fitText } from './lettering/fit-text.ts';
import type { Lettering } from './lettering/lettering.ts';
import { logo, logoWidth } from './brand.ts';
import { NIGHT } from './night.ts';

type Line = { readonly left: number; readonly right: number; readonly y: number };

const LOGO = 46;

/** The last line of a poster, on dark: the logo, and where to find what it shows. */
export function foot(address: string, { left, right, y }: Line, lettering: Lettering, light: string): string {
  const style = { face: 'text', size: 30, weight: 550 } as const;
  const room = { width: right - left - logoWidth(lettering, LOGO) - 40, minSize: 26 };
  const inOne = fitText(lettering, address, style, { ...room, maxLines: 1 });
  // Two lines begin anew after the last slash: what is named stays whole where it can.
  const parts = address.replace(/\/(?=[^/]+$)/, '/ ');
  const line =
    inOne.lines[0] === address ? inOne : fitText(lettering, parts, style, { ...room, maxLines: 2 });
  return (
    logo(lettering, [left, y], LOGO, { light, color: NIGHT.words }) +
    drawLines(line, [right, y - (line.lines.length - 1) * line.style.size * 0.62], {
      lettering,
      color: NIGHT.words,
      light,
      anchor: 'end',
    })
  );
}
