import { eraKey, type EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { COVER } from '../drawing/canvases.ts';
import { at, type Point } from '../drawing/svg.ts';
import { plainCoverSvg } from '../eras/era-drawings.ts';
import type { Inlay, InlaidPicture } from './inlay.ts';

/** The cover of an era as posters show it: without its grain, which nobody sees at this size. */
export function plainCover(theme: EraRef): InlaidPicture {
  return { name: `cover ${eraKey(theme)}`, canvas: COVER, svg: () => plainCoverSvg(theme) };
}

/** A cover in a hairline that keeps it apart from a ground of its own era. */
export function record(theme: EraRef, [x, y]: Point, size: number, inlay: Inlay): string {
  const [left, top] = [Math.round(x), Math.round(y)];
  return inlay(plainCover(theme), [left, top], size) + hairline([left, top], size);
}

/** The edge of a cover. */
export function hairline([x, y]: Point, size: number): string {
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(size)}" height="${at(size)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${at(Math.max(1.5, size / 120))}"/>`;
}
