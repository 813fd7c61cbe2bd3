import { toEra } from '@thirteen/catalogue/eras.ts';
import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { BACKGROUND, COVER, PANEL } from '../drawing/canvases.ts';
import { onPaper, type EraDrawing } from '../drawing/paint.ts';
import { toSvg, type Canvas, type Drawing } from '../drawing/svg.ts';
import { madeDrawing } from './made-drawing.ts';
import { debut } from './debut.ts';
import { fearless } from './fearless.ts';
import { speakNow } from './speak-now.ts';
import { red } from './red.ts';
import { nineteenEightyNine } from './nineteen-eighty-nine.ts';
import { reputation } from './reputation.ts';
import { lover } from './lover.ts';
import { folklore } from './folklore.ts';
import { evermore } from './evermore.ts';
import { midnights } from './midnights.ts';
import { torturedPoetsDepartment } from './tortured-poets-department.ts';
import { singles } from './singles.ts';

/** The cover of an era, 400 x 400, under 6 KB. Its ids are its own, so covers can be inlined together. */
export function coverSvg(era: EraRef): string {
  return toEraSvg(era, '', COVER, ({ cover }) => onPaper(COVER, cover));
}

/** The same without its grain, which takes most of the time to paint. */
export function plainCoverSvg(era: EraRef): string {
  return toEraSvg(era, '', COVER, ({ cover }) => cover);
}

/** What the cover of an era shows, in one sentence. */
export function coverAlt(era: EraRef): string {
  return drawingOf(era).cover.alt;
}

/** The background of an era, 1600 x 900, under 8 KB: its left 55 % stays calm, so that words can stand there. */
export function backgroundSvg(era: EraRef): string {
  return toEraSvg(era, 'b', BACKGROUND, ({ background }) => onPaper(BACKGROUND, background));
}

/** The same without its grain, which takes most of the time to paint and most of the bytes of a PNG. */
export function plainBackgroundSvg(era: EraRef): string {
  return toEraSvg(era, 'b', BACKGROUND, ({ background }) => background);
}

/** The panel behind a song of an era, 1200 x 300, under 8 KB and without filters: lists show thirteen of them. */
export function panelSvg(era: EraRef): string {
  return toEraSvg(era, 'p', PANEL, ({ panel }) => panel);
}

/** `kind` joins the prefix, so that a cover, a background and a panel can share one page. */
function toEraSvg(
  era: EraRef,
  kind: '' | 'b' | 'p',
  canvas: Canvas,
  choose: (drawing: EraDrawing) => Drawing,
): string {
  const drawing = drawingOf(era);
  return toSvg(canvas, choose(drawing), `${drawing.prefix}${kind}-`, drawing.seed);
}

/** The drawing that its record names; where there is none, one made from its colors and its name. */
function drawingOf(ref: EraRef): EraDrawing {
  const era = toEra(ref);
  const named =
    era.drawing !== null && Object.hasOwn(eraDrawings, era.drawing) ? eraDrawings[era.drawing] : undefined;
  return named ?? madeDrawing(era);
}

/** The drawings that were made by hand, by the names under which album records ask for them. */
export const eraDrawings: Readonly<Record<string, EraDrawing>> = {
  debut,
  fearless,
  'speak-now': speakNow,
  red,
  'nineteen-eighty-nine': nineteenEightyNine,
  reputation,
  lover,
  folklore,
  evermore,
  midnights,
  'tortured-poets-department': torturedPoetsDepartment,
  singles,
};
