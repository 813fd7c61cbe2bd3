import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../drawing/beads.ts';
import { at, repeat, type Drawing, type Point } from '../drawing/svg.ts';
import type { Pen } from '../lettering/draw-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { roundBracelet } from './bracelet.ts';
import type { TopThirteen } from './fan.ts';
import { foot } from './foot.ts';
import type { Inlay } from './inlay.ts';
import { top13Heading } from './heading.ts';
import { NIGHT } from './night.ts';
import { STORY } from './set-list-poster.ts';
import { record, songRows } from './song-rows.ts';
import { backdrop, songPanel } from './stage.ts';

/** Apps lay their own signs over the first and the last of a story. */
const CLEAR = 250;
const MARGIN = 60;
const HEAD = 176;
const GAP = 22;
const PAD = 24;
const FOOT = 80;
const RING = 880;
const BEAD = 57;
/** A soft shadow of so many steps: a filter would take as long as all the rest. */
const SHADES = 8;
/** Up to so many songs stand in one column. */
const ONE_COLUMN = 6;

/** The story of a profile, or of a Top 13 that is nobody's: the bracelet around the first song's cover, all songs below. */
export function profilePoster(
  top13: TopThirteen,
  address: string,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  return {
    alt: 'A Top 13 as a round bracelet around the cover of its first song, and all its songs',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: toEra(top13.theme).colors.onGradient, light };
      const bottom = STORY.height - CLEAR;
      const rows =
        top13.songs.length > ONE_COLUMN ? Math.ceil(top13.songs.length / 2) * 70 : top13.songs.length * 66;
      const panel = { width: STORY.width - 2 * MARGIN + 40, height: PAD + rows + FOOT };
      const panelTop = bottom - panel.height;
      const ringTop = CLEAR + HEAD + GAP;
      return `
        ${beadLight(light)}
        ${inlay(
          backdrop(top13.theme, STORY, (ground) => ({
            artHeight: 1260,
            fade: [660, 1000],
            veil: [`${ground} 0 0`, `${ground} 1 0`],
          })),
          [0, 0],
          STORY.width,
        )}
        ${top13Heading(top13, { top: CLEAR, height: HEAD, width: STORY.width, margin: MARGIN }, pen, inlay)}
        ${ring(top13, [ringTop, panelTop - GAP], { pen, inlay })}
        ${songPanel(top13.theme, { id: `${prefix}p`, place: [MARGIN - 20, panelTop], size: panel })}
        ${list(top13, [MARGIN + 6, panelTop + PAD - 8], rows, { pen: { ...pen, color: NIGHT.words }, inlay })}
        ${foot(address, { left: MARGIN + 8, right: STORY.width - MARGIN - 8, y: bottom - 34 }, lettering, light)}`;
    },
  };
}

type RingTools = { readonly pen: Pen; readonly inlay: Inlay };

function ring(top13: TopThirteen, [top, bottom]: Point, { pen, inlay }: RingTools): string {
  const center: Point = [STORY.width / 2, (top + bottom) / 2];
  const reach: Point = [RING / 2 - BEAD, Math.min(RING, bottom - top) / 2 - BEAD];
  const side = Math.round(reach[1] * 0.54) * 2;
  const [first] = top13.songs;
  const half = side / 2;
  const shades = repeat(SHADES, (step) => {
    const wide = side + step * 10;
    return `<rect x="${-wide / 2}" y="${16 - wide / 2}" width="${wide}" height="${wide}" rx="${step * 5}" fill-opacity=".035"/>`;
  });
  const hero =
    first &&
    `<g transform="translate(${at(center[0])} ${at(center[1])})rotate(-4)">${shades}${record(first.theme, [-half, -half], side, inlay)}</g>`;
  return (hero ?? '') + roundBracelet(top13, { center, reach, radius: BEAD }, pen);
}

function list(
  top13: TopThirteen,
  place: Point,
  height: number,
  tools: Parameters<typeof songRows>[2],
): string {
  const size = { width: STORY.width - 2 * MARGIN - 12, height };
  const look =
    top13.songs.length > ONE_COLUMN
      ? ({ columns: 2, cover: 0, numeral: 40, title: 36, least: 26 } as const)
      : ({ columns: 1, cover: 52, numeral: 48, title: 44, least: 26 } as const);
  return songRows(top13.songs, { place, size, look }, tools);
}
