import { each, type Drawing, type DrawingContext, type Point } from '../../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { logo } from '../brand.ts';
import type { TopSong } from '../fan.ts';
import { foot } from '../foot.ts';
import type { Inlay } from '../inlay.ts';
import { joinedBracelets } from './joined-bracelets.ts';
import { matchStage, drawMatchWords } from './match-stage.ts';
import { sharedSongs, sharedSongsText, type MatchedPair } from './match.ts';
import { NIGHT } from '../night.ts';
import { record } from '../record.ts';
import { CARD, SQUARE, STORY } from '../shapes.ts';

const alt =
  'Two bracelets of thirteen beads, joined at the songs of both, and how well they match in percent';
const MARGIN = 64;

/** The wide picture of a match: the percentage at the left, the bracelets at the right. */
export function matchCard(pair: MatchedPair, lettering: Lettering, inlay: Inlay): Drawing {
  return {
    alt,
    draw: (context) => {
      const pen = penOf(context, lettering);
      const { light } = pen;
      return `
        ${matchStage(context, CARD, pair, 90)}
        ${logo(lettering, [MARGIN, 100], 44, { light, color: NIGHT.words })}
        ${drawMatchWords(pair, { x: MARGIN, width: 480, percentY: 306, namesY: 396, percent: 150, names: 54, anchor: 'start' }, pen)}
        ${sharedLine(pair, [MARGIN, 556], { ...pen, anchor: 'start' })}
        ${joinedBracelets(pair, { center: [890, 315], size: { width: 560, height: 470 } }, { pen, inlay })}`;
    },
  };
}

/** The tall picture of a match: the percentage, the bracelets, and the songs of both. */
export function matchPoster(pair: MatchedPair, address: string, lettering: Lettering, inlay: Inlay): Drawing {
  return {
    alt,
    draw: (context) => {
      const pen = penOf(context, lettering);
      const middle = STORY.width / 2;
      const songs = sharedSongs(pair).slice(0, POSTER_SONGS);
      const rows = songs.length * ROW;
      // Fewer songs leave the bracelets more room.
      const bracelets = LIST_FOOT - rows - BRACELETS_TOP - 110;
      return `
        ${matchStage(context, STORY, pair, 250)}
        ${drawMatchWords(pair, { x: middle, width: STORY.width - 2 * MARGIN, percentY: 500, namesY: 606, percent: 300, names: 64, anchor: 'middle' }, pen)}
        ${joinedBracelets(pair, { center: [middle, BRACELETS_TOP + bracelets / 2], size: { width: 970, height: bracelets } }, { pen, inlay })}
        ${sharedLine(pair, [middle, LIST_FOOT - rows - 42], { ...pen, anchor: 'middle' })}
        ${sharedList(songs, LIST_FOOT - rows, { pen, inlay })}
        ${foot({ address }, { left: MARGIN, right: STORY.width - MARGIN, y: STORY.height - CLEAR - 10 }, lettering, pen.light)}`;
    },
  };
}

/** The square picture of a match: the percentage over the bracelets. */
export function matchSquare(pair: MatchedPair, address: string, lettering: Lettering, inlay: Inlay): Drawing {
  return {
    alt,
    draw: (context) => {
      const pen = penOf(context, lettering);
      const middle = SQUARE.width / 2;
      return `
        ${matchStage(context, SQUARE, pair, 130)}
        ${drawMatchWords(pair, { x: middle, width: SQUARE.width - 2 * MARGIN, percentY: 216, namesY: 300, percent: 200, names: 56, anchor: 'middle' }, pen)}
        ${joinedBracelets(pair, { center: [middle, 646], size: { width: 960, height: 520 } }, { pen, inlay })}
        ${sharedLine(pair, [middle, 968], { ...pen, anchor: 'middle' })}
        ${foot({ address }, { left: MARGIN, right: SQUARE.width - MARGIN, y: 1044 }, lettering, pen.light)}`;
    },
  };
}

/** Apps lay their own signs over the first and the last of a story. */
const CLEAR = 250;
const BRACELETS_TOP = 720;
const POSTER_SONGS = 5;
const ROW = 92;
const COVER = 72;
const LIST_FOOT = STORY.height - CLEAR - 90;

function penOf({ prefix }: DrawingContext, lettering: Lettering): Pen {
  return { lettering, color: NIGHT.words, light: `${prefix}l` };
}

function sharedLine(pair: MatchedPair, place: Point, pen: Pen): string {
  const style = { face: 'text', size: 34, weight: 550 } as const;
  const words = pair.unnamed?.songs ?? sharedSongsText(sharedSongs(pair).length);
  return drawLine(words, style, place, { ...pen, color: NIGHT.quiet });
}

/** The songs of both with their covers, below each other. */
function sharedList(
  songs: readonly TopSong[],
  top: number,
  { pen, inlay }: { readonly pen: Pen; readonly inlay: Inlay },
): string {
  const style = { face: 'display', size: 46, weight: 600, opticalSize: 6 } as const;
  const left = MARGIN + 30;
  const room = { width: STORY.width - 2 * left - COVER - 28, maxLines: 1, minSize: 30 };
  return each(songs, ({ title, theme }, index) => {
    const middle = top + (index + 0.5) * ROW;
    const words = fitText(pen.lettering, title, style, room);
    return (
      record(theme, [left, middle - COVER / 2], COVER, inlay) +
      drawLines(words, [left + COVER + 28, middle + words.style.size * 0.3], pen)
    );
  });
}
