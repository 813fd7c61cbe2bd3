import { beadLight } from '../drawing/beads.ts';
import { at, repeat, type Drawing, type Point } from '../drawing/svg.ts';
import type { Pen } from '../lettering/draw-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { roundBracelet } from './bracelet.ts';
import type { Fan } from './fan.ts';
import { foot } from './foot.ts';
import type { Inlay } from './inlay.ts';
import { fanHeading } from './heading.ts';
import { NIGHT } from './night.ts';
import { STORY } from './set-list-poster.ts';
import { record, songRows } from './song-rows.ts';
import { backdrop, songPanel, stages } from './stage.ts';

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

/** The story of a profile: the bracelet around the cover of the first song, and all songs below. */
export function profilePoster(fan: Fan, address: string, lettering: Lettering, inlay: Inlay): Drawing {
  return {
    alt: 'A Top 13 as a round bracelet around the cover of its first song, and all its songs',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: stages[fan.theme].ink, light };
      const bottom = STORY.height - CLEAR;
      const rows =
        fan.songs.length > ONE_COLUMN ? Math.ceil(fan.songs.length / 2) * 70 : fan.songs.length * 66;
      const panel = { width: STORY.width - 2 * MARGIN + 40, height: PAD + rows + FOOT };
      const panelTop = bottom - panel.height;
      const ringTop = CLEAR + HEAD + GAP;
      return `
        ${beadLight(light)}
        ${inlay(
          backdrop(fan.theme, STORY, (ground) => ({
            artHeight: 1260,
            fade: [660, 1000],
            veil: [`${ground} 0 0`, `${ground} 1 0`],
          })),
          [0, 0],
          STORY.width,
        )}
        ${fanHeading(fan, { top: CLEAR, height: HEAD, width: STORY.width, margin: MARGIN }, pen, inlay)}
        ${ring(fan, [ringTop, panelTop - GAP], { pen, inlay })}
        ${songPanel(fan.theme, { id: `${prefix}p`, place: [MARGIN - 20, panelTop], size: panel })}
        ${list(fan, [MARGIN + 6, panelTop + PAD - 8], rows, { pen: { ...pen, color: NIGHT.words }, inlay })}
        ${foot(address, { left: MARGIN + 8, right: STORY.width - MARGIN - 8, y: bottom - 34 }, lettering, light)}`;
    },
  };
}

type RingTools = { readonly pen: Pen; readonly inlay: Inlay };

function ring(fan: Fan, [top, bottom]: Point, { pen, inlay }: RingTools): string {
  const center: Point = [STORY.width / 2, (top + bottom) / 2];
  const reach: Point = [RING / 2 - BEAD, Math.min(RING, bottom - top) / 2 - BEAD];
  const side = Math.round(reach[1] * 0.54) * 2;
  const [first] = fan.songs;
  const half = side / 2;
  const shades = repeat(SHADES, (step) => {
    const wide = side + step * 10;
    return `<rect x="${-wide / 2}" y="${16 - wide / 2}" width="${wide}" height="${wide}" rx="${step * 5}" fill-opacity=".035"/>`;
  });
  const hero =
    first &&
    `<g transform="translate(${at(center[0])} ${at(center[1])})rotate(-4)">${shades}${record(first.theme, [-half, -half], side, inlay)}</g>`;
  return (hero ?? '') + roundBracelet(fan, { center, reach, radius: BEAD }, pen);
}

function list(fan: Fan, place: Point, height: number, tools: Parameters<typeof songRows>[2]): string {
  const size = { width: STORY.width - 2 * MARGIN - 12, height };
  const look =
    fan.songs.length > ONE_COLUMN
      ? ({ columns: 2, cover: 0, numeral: 40, title: 36, least: 26 } as const)
      : ({ columns: 1, cover: 52, numeral: 48, title: 44, least: 26 } as const);
  return songRows(fan.songs, { place, size, look }, tools);
}
