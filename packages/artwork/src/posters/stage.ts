import { toEra } from '@thirteen/catalogue/eras.ts';
import { eraKey, type Color, type EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { BACKGROUND } from '../drawing/canvases.ts';
import { linear, type Stop } from '../drawing/paint.ts';
import { area, at, toSvg, type Canvas, type Easel } from '../drawing/svg.ts';
import { plainBackgroundSvg } from '../eras/era-pictures.ts';
import type { Inlay, Picture } from './inlay.ts';

/**
 * How the art stands on a poster: its height in pixels from the foot, where it comes up out of the ground and is full,
 * and how strong the ground lies over it behind the words at the top.
 */
type Hanging = {
  readonly artHeight: number;
  readonly fade: readonly [from: number, full: number];
  readonly veil: readonly Stop[];
};

/** The art of an era on a canvas, its motifs at the right, faded into the ground where words stand. */
export function backdrop(theme: EraRef, canvas: Canvas, hanging: (ground: Color) => Hanging): Picture {
  const { gradient: ground } = toEra(theme).colors;
  return {
    name: `backdrop ${eraKey(theme)} ${canvas.width}x${canvas.height}`,
    canvas,
    svg: (inlay) => {
      const draw = ({ prefix }: Easel) => hang(prefix, { theme, canvas, inlay }, hanging(ground[0]));
      return toSvg(canvas, { alt: '', draw }, 'bd-', 1);
    },
  };
}

type Wall = { readonly theme: EraRef; readonly canvas: Canvas; readonly inlay: Inlay };

function hang(p: string, { theme, canvas, inlay }: Wall, { artHeight, fade, veil }: Hanging): string {
  const { width, height } = canvas;
  const [first, second, third] = toEra(theme).colors.gradient;
  const art = {
    name: `background ${eraKey(theme)}`,
    canvas: BACKGROUND,
    svg: () => plainBackgroundSvg(theme),
  };
  const artWidth = (artHeight / BACKGROUND.height) * BACKGROUND.width;
  return `
    ${linear(`${p}g`, [`${first} 0`, `${second} .55`, `${third} 1`], 'diagonal')}
    ${linear(`${p}f`, [`#000 ${fade[0] / height}`, `#fff ${fade[1] / height}`])}
    ${linear(`${p}v`, veil)}
    <mask id="${p}m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${area(`url(#${p}f)`, width, height)}</mask>
    ${area(`url(#${p}g)`, width, height)}
    <g mask="url(#${p}m)">${inlay(art, [width - artWidth, height - artHeight], artWidth)}</g>
    ${area(`url(#${p}v)`, width, height)}`;
}

type Panel = { readonly id: string; readonly place: readonly [x: number, y: number]; readonly size: Canvas };

/** The dark of an era behind a list of songs: the art shines through, most at the right; white words keep 5 to 1. */
export function songPanel(theme: EraRef, { id, place: [x, y], size: { width, height } }: Panel): string {
  const { panel } = toEra(theme).colors;
  return `${linear(id, [`${panel} 0 .92`, `${panel} .5 .88`, `${panel} 1 .72`], 'across')}<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="28" fill="url(#${id})"/>`;
}
