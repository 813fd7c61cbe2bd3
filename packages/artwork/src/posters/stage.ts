import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { plainBackgroundSvg } from '../backgrounds/backgrounds.ts';
import { BACKGROUND } from '../backgrounds/canvas.ts';
import { eraInks } from '../drawing/era-ink.ts';
import { linear, type Stop } from '../drawing/paint.ts';
import { area, at, toSvg, type Canvas, type Easel } from '../drawing/svg.ts';
import type { Inlay, Picture } from './inlay.ts';

type Color = `#${string}`;

/** What an era lends to a poster: the colors that its art fades into, and words on them. As in the design's tokens. */
type Stage = { readonly ground: readonly [Color, Color, Color]; readonly ink: Color; readonly onBead: Color };

/** The stage of each era. Words have at least 5 to 1 on every color of the ground. */
export const stages: Readonly<Record<EraTheme, Stage>> = {
  debut: { ground: ['#0a4d4b', '#0d655c', '#3c7040'], ink: '#ffffff', onBead: '#04211c' },
  fearless: { ground: ['#f8e3a0', '#e9bd55', '#d49a2a'], ink: '#2b1b00', onBead: '#2b1b00' },
  'speak-now': { ground: ['#3a1761', '#5a2a86', '#83408f'], ink: '#ffffff', onBead: '#ffffff' },
  red: { ground: ['#4d0610', '#7f0d1b', '#a81d22'], ink: '#ffffff', onBead: '#ffffff' },
  'nineteen-eighty-nine': { ground: ['#bfe0f5', '#93c8ea', '#f2dcc0'], ink: '#0a2744', onBead: '#06233d' },
  reputation: { ground: ['#0b0b0b', '#222222', '#3a3a38'], ink: '#ffffff', onBead: '#ffffff' },
  lover: { ground: ['#bfe0f7', '#f5c4dd', '#ffd9b8'], ink: '#4a1030', onBead: '#3a0a22' },
  folklore: { ground: ['#3c4544', '#525c5a', '#666f6c'], ink: '#ffffff', onBead: '#12191a' },
  evermore: { ground: ['#3b2112', '#6b3a1a', '#94501f'], ink: '#ffffff', onBead: '#ffffff' },
  midnights: { ground: ['#0a1033', '#1a2560', '#3c437f'], ink: '#f7e8c4', onBead: '#ffffff' },
  'tortured-poets-department': {
    ground: ['#fbf7ec', '#ece1c9', '#d8c7a2'],
    ink: '#2d2318',
    onBead: '#2d2318',
  },
  singles: { ground: ['#ffe1c4', '#f5b79c', '#e8927c'], ink: '#3a1208', onBead: '#3a1208' },
};

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
export function backdrop(theme: EraTheme, canvas: Canvas, hanging: (ground: Color) => Hanging): Picture {
  const { ground } = stages[theme];
  return {
    name: `backdrop ${theme} ${canvas.width}x${canvas.height}`,
    canvas,
    svg: (inlay) => {
      const draw = ({ prefix }: Easel) => hang(prefix, { theme, canvas, inlay }, hanging(ground[0]));
      return toSvg(canvas, { alt: '', draw }, 'bd-', 1);
    },
  };
}

type Wall = { readonly theme: EraTheme; readonly canvas: Canvas; readonly inlay: Inlay };

function hang(p: string, { theme, canvas, inlay }: Wall, { artHeight, fade, veil }: Hanging): string {
  const { width, height } = canvas;
  const [first, second, third] = stages[theme].ground;
  const art = { name: `background ${theme}`, canvas: BACKGROUND, svg: () => plainBackgroundSvg(theme) };
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
export function songPanel(theme: EraTheme, { id, place: [x, y], size: { width, height } }: Panel): string {
  const { panel } = eraInks[theme];
  return `${linear(id, [`${panel} 0 .92`, `${panel} .5 .88`, `${panel} 1 .72`], 'across')}<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="28" fill="url(#${id})"/>`;
}
