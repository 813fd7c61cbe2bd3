import { toEra } from '@thirteen/catalogue/eras.ts';
import { eraKey, type Color, type EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { BACKGROUND } from '../drawing/canvases.ts';
import { linear, type Stop } from '../drawing/paint.ts';
import { area, at, toSvg, type Canvas, type DrawingContext, type Point } from '../drawing/svg.ts';
import { plainBackgroundSvg } from '../eras/era-drawings.ts';
import type { Inlay, InlaidPicture } from './inlay.ts';

/**
 * How the art stands on a poster: its height in pixels from the foot, where it comes up out of the ground and is full,
 * and how strong the ground lies over it behind the words at the top.
 */
type Hanging = {
  readonly artHeight: number;
  readonly fade: readonly [from: number, full: number];
  readonly veil: readonly Stop[];
};

/**
 * The art of an era on a canvas, its motifs at the right, faded into the ground where words stand. A panel that is always
 * in one place can be part of it.
 */
export function backdrop(
  theme: EraRef,
  canvas: Canvas,
  hanging: (ground: Color) => Hanging,
  panel?: PanelPlace,
): InlaidPicture {
  const { gradient: ground } = toEra(theme).colors;
  const panelName = panel ? ` panel ${panel.place.join()} ${panel.size.width}x${panel.size.height}` : '';
  return {
    name: `backdrop ${eraKey(theme)} ${canvas.width}x${canvas.height}${panelName}`,
    canvas,
    svg: (inlay) => {
      const draw = ({ prefix }: DrawingContext) =>
        hang(prefix, { theme, canvas, inlay }, hanging(ground[0])) +
        (panel ? songPanel(theme, `${prefix}p`, panel) : '');
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

/** Where a panel lies on a canvas, and how large it is. */
export type PanelPlace = { readonly place: Point; readonly size: Canvas };

/** The dark of an era behind a list of songs: the art shines through, most at the right; white words keep 5 to 1. */
export function songPanel(
  theme: EraRef,
  id: string,
  { place: [x, y], size: { width, height } }: PanelPlace,
): string {
  const { panel } = toEra(theme).colors;
  return `${linear(id, [`${panel} 0 .92`, `${panel} .5 .88`, `${panel} 1 .72`], 'across')}<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="28" fill="url(#${id})"/>`;
}
