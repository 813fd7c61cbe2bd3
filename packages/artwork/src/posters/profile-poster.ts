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
import { STORY } from './shapes.ts';
import { songRows } from './song-rows.ts';
import { songPanel } from './stage.ts';
import { findings } from './top13-panel.ts';

/** Apps lay their own signs over the first and the last of a story. */
const CLEAR = 250;
const MARGIN = 60;
const HEAD = 140;
const PAD = 26;
const FOOT = 84;
const BEAD = 36;
const SAG = 34;
/** The bracelet with its sag and the numbers below the beads. */
const BRACELET = 2 * BEAD + SAG + 34;
const GAP = 26;
const MOST_HERO = 420;
const ROW = 64;
/** Up to so many songs stand in one column. */
const ONE_COLUMN = 6;

/** The story of a profile, or of a Top 13 that is nobody's: the first song large, the bracelet, and all its songs. */
export function profilePoster(
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
      const inner = STORY.width - 2 * MARGIN - 12;
      const bottom = STORY.height - CLEAR;
      const [first] = top13.songs;
      const look = top13.songs.length > ONE_COLUMN ? MANY : FEW;
      const rows = Math.ceil(top13.songs.length / look.columns) * ROW;
      const found = findings(top13, { width: inner, headline: 48, bar: 42, names: 3 }, words);
      const panel = { width: STORY.width - 2 * MARGIN + 40, height: PAD + found.height + GAP + rows + FOOT };
      const panelTop = bottom - panel.height;
      const heroTop = CLEAR + HEAD + GAP;
      const braceletTop = panelTop - GAP - BRACELET;
      const high = Math.min(MOST_HERO, braceletTop - GAP - heroTop);
      const heroPlace = [MARGIN, heroTop + (braceletTop - GAP - heroTop - high) / 2] as const;
      return `
        ${beadLight(light)}
        ${eraGround(top13.theme, 'poster', inlay)}
        ${top13Heading(top13, { top: CLEAR, height: HEAD, width: STORY.width, margin: MARGIN }, pen, inlay)}
        ${first ? hero(first, { place: heroPlace, width: STORY.width - 2 * MARGIN, height: high }, { pen, inlay }) : ''}
        ${coverBracelet(top13, { left: MARGIN + BEAD, right: STORY.width - MARGIN - BEAD, y: braceletTop + BEAD, sag: SAG, radius: BEAD }, { pen, inlay })}
        ${songPanel(top13.theme, `${prefix}p`, { place: [MARGIN - 20, panelTop], size: panel })}
        ${found.draw([MARGIN + 6, panelTop + PAD])}
        ${songRows(
          top13.songs,
          {
            place: [MARGIN + 6, panelTop + PAD + found.height + GAP - 8],
            size: { width: inner, height: rows },
            look,
          },
          { pen: words, inlay },
        )}
        ${foot(address, { left: MARGIN + 8, right: STORY.width - MARGIN - 8, y: bottom - 34 }, lettering, light)}`;
    },
  };
}

const MANY = { columns: 2, cover: 0, numeral: 40, title: 36, least: 26 } as const;
const FEW = { columns: 1, cover: 50, numeral: 44, title: 40, least: 26 } as const;
