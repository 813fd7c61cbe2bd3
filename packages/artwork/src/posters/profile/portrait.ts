import { toEra } from '@thirteen/catalogue/eras.ts';
import { at, type Point } from '../../drawing/svg.ts';
import { profileImageSvg } from '../../profile-images/profile-images.ts';
import type { Fan } from '../fan.ts';
import type { Inlay } from '../inlay.ts';

const CANVAS = { width: 160, height: 160 };

/** The picture of a fan in a ring; `place` is the upper left of the square around the picture. */
export function portrait({ image, theme }: Fan, [x, y]: Point, size: number, inlay: Inlay): string {
  const picture = { name: `image ${image}`, canvas: CANVAS, svg: () => profileImageSvg(image) };
  const ring = size / 24;
  return (
    `<circle cx="${at(x + size / 2)}" cy="${at(y + size / 2)}" r="${at(size / 2 + ring / 2)}" fill="none" stroke="${toEra(theme).colors.onGradient}" stroke-width="${at(ring)}"/>` +
    inlay(picture, [x, y], size)
  );
}
