import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../drawing/beads.ts';
import type { Drawing } from '../drawing/svg.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { coverBracelet } from './bracelet.ts';
import type { TopThirteen } from './fan.ts';
import { foot } from './foot.ts';
import { eraGround } from './grounds.ts';
import { top13Heading } from './heading.ts';
import { hero } from './hero.ts';
import type { Inlay } from './inlay.ts';
import { NIGHT } from './night.ts';
import { SQUARE } from './shapes.ts';
import { songRows } from './song-rows.ts';
import { songPanel } from './stage.ts';
import { findings } from './top13-panel.ts';

const MARGIN = 48;
const HEAD = { top: 30, height: 96 };
const HERO_TOP = HEAD.top + HEAD.height + 18;
const BOTTOM = 1048;
const BEAD = 33;
const SAG = 10;
const BRACELET = 2 * BEAD + SAG + 28;
const PAD = 18;
const GAP = 14;
const FOOT = 76;
const MOST_HERO = 360;
const FEW = { pitch: 72, columns: 1, cover: 58, numeral: 50, title: 44, least: 28 } as const;
const MANY = { pitch: 64, columns: 2, cover: 0, numeral: 38, title: 34, least: 26 } as const;
const MOST_IN_ONE_COLUMN = 5;

/** The picture of a profile, or of a Top 13 that is nobody's, for feeds: the first song large, the bracelet, every song. */
export function profileSquare(
  top13: TopThirteen,
  address: string,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  return {
    alt: 'A Top 13: its first song large, a bracelet of the covers, its eras, and all its songs',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: toEra(top13.theme).colors.onGradient, light };
      const words = { ...pen, color: NIGHT.words };
      const look = top13.songs.length > MOST_IN_ONE_COLUMN ? MANY : FEW;
      const rows = Math.ceil(top13.songs.length / look.columns) * look.pitch;
      const inner = SQUARE.width - 2 * MARGIN - 48;
      const found = findings(top13, { width: inner, headline: 38, bar: 36, names: 0 }, words);
      const panel = {
        width: SQUARE.width - 2 * MARGIN,
        height: PAD + found.height + GAP + rows + FOOT,
      };
      const top = BOTTOM - panel.height;
      const braceletTop = top - GAP - BRACELET;
      const room = braceletTop - GAP - HERO_TOP;
      const high = Math.min(MOST_HERO, room);
      const [first] = top13.songs;
      return `
        ${beadLight(light)}
        ${eraGround(top13.theme, 'square', inlay)}
        ${top13Heading(top13, { ...HEAD, width: SQUARE.width, margin: MARGIN }, pen, inlay)}
        ${
          first
            ? hero(
                first,
                {
                  place: [MARGIN + 12, HERO_TOP + (room - high) / 2],
                  width: SQUARE.width - 2 * MARGIN - 24,
                  height: high,
                },
                { pen, inlay },
              )
            : ''
        }
        ${coverBracelet(top13, { left: MARGIN + BEAD + 8, right: SQUARE.width - MARGIN - BEAD - 8, y: braceletTop + BEAD, sag: SAG, radius: BEAD }, { pen, inlay })}
        ${songPanel(top13.theme, `${prefix}p`, { place: [MARGIN, top], size: panel })}
        ${found.draw([MARGIN + 24, top + PAD])}
        ${songRows(
          top13.songs,
          {
            place: [MARGIN + 24, top + PAD + found.height + GAP],
            size: { width: inner, height: rows },
            look,
          },
          { pen: words, inlay },
        )}
        ${foot(address, { left: MARGIN + 32, right: SQUARE.width - MARGIN - 32, y: BOTTOM - 26 }, lettering, light)}`;
    },
  };
}
