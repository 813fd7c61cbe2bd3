import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../../drawing/beads.ts';
import type { Drawing } from '../../drawing/svg.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { coverRing } from './bracelet.ts';
import type { TopThirteen } from '../fan.ts';
import { foot, type FootAddress } from '../foot.ts';
import { eraGround } from '../grounds.ts';
import { top13Heading } from './heading.ts';
import { coverWithShadow } from '../hero.ts';
import type { Inlay } from '../inlay.ts';
import { NIGHT } from '../night.ts';
import { STORY } from '../shapes.ts';
import { songRows, type RowLook } from '../song-rows.ts';
import { songPanel } from '../stage.ts';
import { findings } from './top13-panel.ts';

/** Apps lay their own signs over the first and the last pixels of a story. */
const CLEAR = 250;
const MARGIN = 40;
const HEAD = { top: CLEAR, height: 140 };
const RING = { width: 880, top: 410, radius: 62, badge: 20, gap: 26, most: 880 };
/** How high the cover is, of the distance from the middle to the nearest beads: its corners stay clear of them. */
const COVER_IN_RING = 1.36;
const PAD = 26;
const FOOT = 84;
/** A code takes the place that an odd number of songs leaves free in the last row, and that of the foot; else the foot is so high. */
const FOOT_WITH_CODE = 160;
const CODE = { below: 20, height: 142 };
const COLUMNS_FROM = 6;
const FEW: RowLook & { readonly pitch: number } = {
  pitch: 64,
  columns: 1,
  cover: 50,
  numeral: 44,
  title: 40,
  least: 26,
};
const MANY: RowLook & { readonly pitch: number } = {
  pitch: 64,
  columns: 2,
  cover: 0,
  numeral: 40,
  title: 36,
  least: 26,
};

type Tools = { readonly lettering: Lettering; readonly inlay: Inlay };

/** The story of a profile, or of a Top 13 that is nobody's: a ring of its songs with the first one's cover inside, and all of them. */
export function profilePoster(top13: TopThirteen, shown: FootAddress, { lettering, inlay }: Tools): Drawing {
  return {
    alt: 'A Top 13: a bracelet of the covers around that of its first song, and all its songs',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: toEra(top13.theme).colors.onGradient, light };
      const words = { ...pen, color: NIGHT.words };
      const look = top13.songs.length > COLUMNS_FROM ? MANY : FEW;
      const hasFreeCell = look.columns === 2 && top13.songs.length % 2 === 1;
      const footHeight = shown.link === undefined || hasFreeCell ? FOOT : FOOT_WITH_CODE;
      const rowsHeight = Math.ceil(top13.songs.length / look.columns) * look.pitch;
      const left = MARGIN + PAD;
      const noted = top13.note === undefined ? { ...top13, songs: [] } : top13;
      const found = findings(noted, { width: STORY.width - 2 * left, headline: 38, bar: 0 }, words);
      const panel = { width: STORY.width - 2 * MARGIN, height: PAD + found.height + rowsHeight + footHeight };
      const panelTop = STORY.height - CLEAR - panel.height;
      const room = panelTop - RING.gap - RING.top;
      const height = Math.min(RING.most, room);
      const center = [STORY.width / 2, RING.top + room / 2 - RING.badge / 2] as const;
      const reach = [RING.width / 2 - RING.radius, (height - RING.badge) / 2 - RING.radius] as const;
      const inside = (reach[1] - RING.radius) * COVER_IN_RING;
      const [first] = top13.songs;
      return `
        ${beadLight(light)}
        ${eraGround(top13.theme, 'poster', inlay)}
        ${top13Heading(top13, { ...HEAD, width: STORY.width, margin: 60 }, pen, inlay)}
        ${first ? coverWithShadow(first, [center[0] - inside / 2, center[1] - inside / 2], inside, inlay) : ''}
        ${coverRing(top13, { center, reach, radius: RING.radius }, { pen, inlay })}
        ${songPanel(top13.theme, `${prefix}p`, { place: [MARGIN, panelTop], size: panel })}
        ${found.draw([left, panelTop + PAD])}
        ${songRows(top13.songs, { place: [left, panelTop + PAD - 8 + found.height], size: { width: STORY.width - 2 * left, height: rowsHeight }, look }, { pen: words, inlay })}
        ${foot(shown, { left, right: STORY.width - left, y: STORY.height - CLEAR - 34, code: CODE }, lettering, light)}`;
    },
  };
}
