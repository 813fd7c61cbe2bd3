import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../drawing/beads.ts';
import type { Canvas, Drawing } from '../drawing/svg.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { straightBracelet } from './bracelet.ts';
import type { TopThirteen } from './fan.ts';
import { foot } from './foot.ts';
import { top13Heading } from './heading.ts';
import type { Inlay } from './inlay.ts';
import { NIGHT } from './night.ts';
import { songRows } from './song-rows.ts';
import { backdrop, songPanel } from './stage.ts';

/** What feeds show whole. */
export const SQUARE: Canvas = { width: 1080, height: 1080 };

const MARGIN = 48;
const HEAD = { top: 44, height: 168 };
const BRACELET = 286;
const BOTTOM = 1040;
const PAD = 18;
const FOOT = 92;
const FEW = { pitch: 112, columns: 1, cover: 96, numeral: 76, title: 56, least: 32 } as const;
const MANY = { pitch: 81, columns: 2, cover: 56, numeral: 44, title: 34, least: 26 } as const;
const MOST_IN_ONE_COLUMN = 5;

/** The picture of a profile, or of a Top 13 that is nobody's, for feeds: the bracelet, and every song with its cover. */
export function profileSquare(
  top13: TopThirteen,
  address: string,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  return {
    alt: 'A Top 13 as a bracelet, and all its songs with their covers',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: toEra(top13.theme).colors.onGradient, light };
      const look = top13.songs.length > MOST_IN_ONE_COLUMN ? MANY : FEW;
      const rows = Math.ceil(top13.songs.length / look.columns) * look.pitch;
      const panel = { width: SQUARE.width - 2 * MARGIN, height: PAD + rows + FOOT };
      const top = BOTTOM - panel.height;
      const pitch = (SQUARE.width - 2 * MARGIN - 72) / 12;
      return `
        ${beadLight(light)}
        ${inlay(
          backdrop(top13.theme, SQUARE, (ground) => ({
            artHeight: 1080,
            fade: [-2, -1],
            veil: [`${ground} 0 .92`, `${ground} .3 .7`, `${ground} .4 .1`, `${ground} 1 0`],
          })),
          [0, 0],
          SQUARE.width,
        )}
        ${top13Heading(top13, { ...HEAD, width: SQUARE.width, margin: MARGIN }, pen, inlay)}
        ${straightBracelet(top13, { from: [MARGIN + 36, BRACELET], pitch, radius: 32 }, pen)}
        ${songPanel(top13.theme, { id: `${prefix}p`, place: [MARGIN, top], size: panel })}
        ${songRows(
          top13.songs,
          {
            place: [MARGIN + 24, top + PAD],
            size: { width: panel.width - 48, height: rows },
            look,
          },
          { pen: { ...pen, color: NIGHT.words }, inlay },
        )}
        ${foot(address, { left: MARGIN + 32, right: SQUARE.width - MARGIN - 32, y: SQUARE.height - 72 }, lettering, light)}`;
    },
  };
}
