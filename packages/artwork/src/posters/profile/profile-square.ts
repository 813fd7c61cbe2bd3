import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../../drawing/beads.ts';
import type { Drawing } from '../../drawing/svg.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { coverBracelet } from './bracelet.ts';
import type { TopThirteen } from '../fan.ts';
import { foot, type FootAddress } from '../foot.ts';
import { eraGround } from '../grounds.ts';
import { top13Heading } from './heading.ts';
import { hero } from '../hero.ts';
import type { Inlay } from '../inlay.ts';
import { NIGHT } from '../night.ts';
import { SQUARE } from '../shapes.ts';
import { songRows, type RowLook } from '../song-rows.ts';
import { songPanel } from '../stage.ts';
import { findings } from './top13-panel.ts';

/** Rows of songs, and how far it is from one to the next. */
type Rows = RowLook & { readonly pitch: number };

// Where everything is, in pixels.
const MARGIN = 48;
const GAP = 14;
const HEAD = { top: 30, height: 96 };
/** The room of the first song begins at `top`; it is `inset` from the margins and at most so high. */
const HERO = { top: 144, inset: 12, most: 360 };
const BRACELET = { radius: 33, sag: 10, inset: 8, badges: 28 };
/** Its words are `inset` from the margins. */
const PANEL = { inset: 24, pad: 18, foot: 76, footWithCode: 146, bottom: 1048 };
const FOUND = { headline: 38, bar: 36 };
const FOOT = { inset: 32, up: 26 };
/** A code takes the place that an odd number of songs leaves free in the last row, and that of the foot; else the foot is higher. */
const CODE = { below: 14, height: 134 };
/** So many songs stand in one column. */
const MOST_FEW = 5;
const FEW: Rows = { pitch: 72, columns: 1, cover: 58, numeral: 50, title: 44, least: 28 };
const MANY: Rows = { pitch: 64, columns: 2, cover: 0, numeral: 38, title: 34, least: 26 };

type Tools = { readonly lettering: Lettering; readonly inlay: Inlay };

/** The square of a profile, or of a Top 13 that is nobody's: the first song large, the bracelet, and all its songs. */
export function profileSquare(top13: TopThirteen, shown: FootAddress, { lettering, inlay }: Tools): Drawing {
  return {
    alt: 'A Top 13: its first song large, a bracelet of the covers, its eras, and all its songs',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: toEra(top13.theme).colors.onGradient, light };
      const words = { ...pen, color: NIGHT.words };
      const look = top13.songs.length > MOST_FEW ? MANY : FEW;
      const hasFreeCell = look.columns === 2 && top13.songs.length % 2 === 1;
      const footHeight = shown.link === undefined || hasFreeCell ? PANEL.foot : PANEL.footWithCode;
      const rowsHeight = Math.ceil(top13.songs.length / look.columns) * look.pitch;
      const left = MARGIN + PANEL.inset;
      const inner = SQUARE.width - 2 * left;
      const found = findings(top13, { width: inner, ...FOUND }, words);
      const panelHeight = PANEL.pad + found.height + GAP + rowsHeight + footHeight;
      const panelTop = PANEL.bottom - panelHeight;
      const braceletTop = panelTop - GAP - (2 * BRACELET.radius + BRACELET.sag + BRACELET.badges);
      const room = braceletTop - GAP - HERO.top;
      const [first] = top13.songs;
      const heroHeight = Math.min(HERO.most, room);
      const heroRoom = {
        place: [MARGIN + HERO.inset, HERO.top + (room - heroHeight) / 2],
        width: SQUARE.width - 2 * (MARGIN + HERO.inset),
        height: heroHeight,
      } as const;
      const firstBead = MARGIN + BRACELET.radius + BRACELET.inset;
      const footLeft = MARGIN + FOOT.inset;
      return `
        ${beadLight(light)}
        ${eraGround(top13.theme, 'square', inlay)}
        ${top13Heading(top13, { ...HEAD, width: SQUARE.width, margin: MARGIN }, pen, inlay)}
        ${first ? hero(first, heroRoom, { pen, inlay }) : ''}
        ${coverBracelet(top13, { ...BRACELET, left: firstBead, right: SQUARE.width - firstBead, y: braceletTop + BRACELET.radius }, { pen, inlay })}
        ${songPanel(top13.theme, `${prefix}p`, {
          place: [MARGIN, panelTop],
          size: { width: SQUARE.width - 2 * MARGIN, height: panelHeight },
        })}
        ${found.draw([left, panelTop + PANEL.pad])}
        ${songRows(
          top13.songs,
          {
            place: [left, panelTop + PANEL.pad + found.height + GAP],
            size: { width: inner, height: rowsHeight },
            look,
          },
          { pen: words, inlay },
        )}
        ${foot(shown, { left: footLeft, right: SQUARE.width - footLeft, y: PANEL.bottom - FOOT.up, code: CODE }, lettering, light)}`;
    },
  };
}
