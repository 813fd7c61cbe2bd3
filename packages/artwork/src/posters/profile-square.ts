import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../drawing/beads.ts';
import type { Canvas, Drawing } from '../drawing/svg.ts';
import type { Lettering } from './lettering/lettering.ts';
import { coverBracelet } from './bracelet.ts';
import type { TopThirteen } from './fan.ts';
import { foot } from './foot.ts';
import { eraGround } from './grounds.ts';
import { top13Heading } from './heading.ts';
import { hero } from './hero.ts';
import type { Inlay } from './inlay.ts';
import { NIGHT } from './night.ts';
import { SQUARE } from './shapes.ts';
import { songRows, type RowLook } from './song-rows.ts';
import { songPanel } from './stage.ts';
import { findings } from './top13-panel.ts';

/** Rows of songs, and how far it is from one to the next. */
type Rows = RowLook & { readonly pitch: number };

/** Where everything is on a shape, in its pixels. */
type Layout = {
  readonly canvas: Canvas;
  readonly margin: number;
  readonly head: { readonly top: number; readonly height: number };
  /** The room of the first song begins at `top`; it is `inset` from the margins and at most so high. */
  readonly hero: { readonly top: number; readonly inset: number; readonly most: number };
  readonly bracelet: {
    readonly radius: number;
    readonly sag: number;
    readonly inset: number;
    readonly badges: number;
  };
  /** The panel reaches beyond the margins; its words are `inset` from them. */
  readonly panel: {
    readonly reach: number;
    readonly inset: number;
    readonly pad: number;
    readonly foot: number;
    readonly bottom: number;
  };
  readonly gap: number;
  readonly found: { readonly headline: number; readonly bar: number; readonly names: number };
  /** `few` songs stand in one column. `up` is how much nearer they are to what is above than the gap. */
  readonly rows: {
    readonly few: Rows;
    readonly mostFew: number;
    readonly many: Rows;
    readonly up: number;
  };
  readonly foot: { readonly inset: number; readonly up: number };
};

const layout: Layout = {
  canvas: SQUARE,
  margin: 48,
  head: { top: 30, height: 96 },
  hero: { top: 144, inset: 12, most: 360 },
  bracelet: { radius: 33, sag: 10, inset: 8, badges: 28 },
  panel: { reach: 0, inset: 24, pad: 18, foot: 76, bottom: 1048 },
  gap: 14,
  found: { headline: 38, bar: 36, names: 0 },
  rows: {
    few: { pitch: 72, columns: 1, cover: 58, numeral: 50, title: 44, least: 28 },
    mostFew: 5,
    many: { pitch: 64, columns: 2, cover: 0, numeral: 38, title: 34, least: 26 },
    up: 0,
  },
  foot: { inset: 32, up: 26 },
};

type Tools = { readonly lettering: Lettering; readonly inlay: Inlay };

/** The square of a profile, or of a Top 13 that is nobody's: the first song large, the bracelet, and all its songs. */
export function profileSquare(top13: TopThirteen, address: string, { lettering, inlay }: Tools): Drawing {
  const { canvas, margin, head, bracelet, panel, gap, rows } = layout;
  return {
    alt: 'A Top 13: its first song large, a bracelet of the covers, its eras, and all its songs',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: toEra(top13.theme).colors.onGradient, light };
      const words = { ...pen, color: NIGHT.words };
      const look = top13.songs.length > rows.mostFew ? rows.many : rows.few;
      const rowsHeight = Math.ceil(top13.songs.length / look.columns) * look.pitch;
      const left = margin + panel.inset;
      const inner = canvas.width - 2 * left;
      const found = findings(top13, { width: inner, ...layout.found }, words);
      const panelHeight = panel.pad + found.height + gap + rowsHeight + panel.foot;
      const panelTop = panel.bottom - panelHeight;
      const braceletTop = panelTop - gap - (2 * bracelet.radius + bracelet.sag + bracelet.badges);
      const room = braceletTop - gap - layout.hero.top;
      const [first] = top13.songs;
      const heroHeight = Math.min(layout.hero.most, room);
      const heroRoom = {
        place: [margin + layout.hero.inset, layout.hero.top + (room - heroHeight) / 2],
        width: canvas.width - 2 * (margin + layout.hero.inset),
        height: heroHeight,
      } as const;
      const firstBead = margin + bracelet.radius + bracelet.inset;
      const footLeft = margin + layout.foot.inset;
      return `
        ${beadLight(light)}
        ${eraGround(top13.theme, 'square', inlay)}
        ${top13Heading(top13, { ...head, width: canvas.width, margin }, pen, inlay)}
        ${first ? hero(first, heroRoom, { pen, inlay }) : ''}
        ${coverBracelet(top13, { ...bracelet, left: firstBead, right: canvas.width - firstBead, y: braceletTop + bracelet.radius }, { pen, inlay })}
        ${songPanel(top13.theme, `${prefix}p`, {
          place: [margin - panel.reach, panelTop],
          size: { width: canvas.width - 2 * (margin - panel.reach), height: panelHeight },
        })}
        ${found.draw([left, panelTop + panel.pad])}
        ${songRows(
          top13.songs,
          {
            place: [left, panelTop + panel.pad + found.height + gap - rows.up],
            size: { width: inner, height: rowsHeight },
            look,
          },
          { pen: words, inlay },
        )}
        ${foot(address, { left: footLeft, right: canvas.width - footLeft, y: panel.bottom - layout.foot.up }, lettering, light)}`;
    },
  };
}
