import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../drawing/beads.ts';
import type { Drawing } from '../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { straightBracelet } from './bracelet.ts';
import { logo } from './brand.ts';
import { ownerOf, type Fan, type TopThirteen } from './fan.ts';
import type { Inlay } from './inlay.ts';
import { NIGHT } from './night.ts';
import { portrait } from './portrait.ts';
import { CARD } from './set-list-card.ts';
import { songRows } from './song-rows.ts';
import { backdrop, songPanel } from './stage.ts';

const LEFT = 64;
const COLUMN = 560;
const PICTURE = 136;
const SHOWN = 5;
const ROW = 98;
const PANEL = { left: 636, width: 524, pad: 20 };
const RADIUS = 20;

/** The link preview of a profile, or of a Top 13 that is nobody's: the bracelet and its first five songs. */
export function profileCard(top13: TopThirteen, lettering: Lettering, inlay: Inlay): Drawing {
  return {
    alt: 'A Top 13 as a bracelet, with its first songs and their covers',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: toEra(top13.theme).colors.onGradient, light };
      const fan = ownerOf(top13);
      return `
        ${beadLight(light)}
        ${inlay(
          backdrop(top13.theme, CARD, () => ({
            artHeight: 675,
            fade: [-2, -1],
            veil: ['#000 0 0', '#000 1 0'],
          })),
          [0, 0],
          CARD.width,
        )}
        ${logo(lettering, [LEFT, 100], 44, { light, color: pen.color })}
        ${fan ? owner(fan, pen, inlay) : bareTitle(pen)}
        ${straightBracelet(top13, { from: [LEFT + RADIUS, 526], pitch: 42, radius: RADIUS }, pen)}
        ${topSongs(top13, { lettering, color: NIGHT.words, light }, inlay)}`;
    },
  };
}

/** Whose Top 13 it is. */
function owner(fan: Fan, pen: Pen, inlay: Inlay): string {
  const name = fitText(
    pen.lettering,
    fan.username,
    { face: 'display', size: 84, weight: 600, opticalSize: 20 },
    { width: COLUMN, maxLines: 2, minSize: 56 },
  );
  const above = (name.lines.length - 1) * name.style.size;
  const title = { face: 'display-italic', size: 52, weight: 600, opticalSize: 11 } as const;
  return (
    portrait(fan, [LEFT + 4, 146 - above * 0.2], PICTURE - above * 0.3, inlay) +
    drawLines(name, [LEFT - 2, 376 - above * 0.7], pen, 1) +
    drawLine('My Top 13', title, [LEFT, 446 + above * 0.3], pen)
  );
}

/** What stands there where a Top 13 is nobody's: its name, and a word to whoever reads the link. */
function bareTitle(pen: Pen): string {
  const title = { face: 'display', size: 104, weight: 600, opticalSize: 20 } as const;
  const question = { face: 'display-italic', size: 52, weight: 600, opticalSize: 11 } as const;
  return (
    drawLine('My Top 13', title, [LEFT - 4, 330], pen) +
    drawLine('What is yours?', question, [LEFT, 416], pen)
  );
}

function topSongs(fan: TopThirteen, pen: Parameters<typeof songRows>[2]['pen'], inlay: Inlay): string {
  const songs = fan.songs.slice(0, SHOWN);
  if (songs.length === 0) return '';
  const { left, width, pad } = PANEL;
  const rows = { width: width - 2 * pad - 8, height: songs.length * ROW };
  const top = (CARD.height - rows.height) / 2 - pad;
  const look = { columns: 1, cover: 72, numeral: 54, title: 40, least: 26 } as const;
  return (
    songPanel(fan.theme, {
      id: `${pen.light}p`,
      place: [left, top],
      size: { width, height: rows.height + 2 * pad },
    }) + songRows(songs, { place: [left + pad, top + pad], size: rows, look }, { pen, inlay })
  );
}
