import type { Drawing, DrawingContext, Point } from '../../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { logo } from '../brand.ts';
import { cardAddress, foot, type CardAddress, type FootAddress } from '../foot.ts';
import type { Inlay } from '../inlay.ts';
import { joinedBracelets } from './joined-bracelets.ts';
import { matchSongs } from './match-songs.ts';
import { matchStage, drawMatchWords } from './match-stage.ts';
import { sharedSongs, sharedSongsText, type MatchedPair } from './match.ts';
import { NIGHT } from '../night.ts';
import { CARD, SQUARE, STORY } from '../shapes.ts';

const alt =
  'Two bracelets of thirteen beads, joined at the songs of both, and how well they match in percent';
const MARGIN = 64;

/** The wide picture of a match: the percentage at the left, the bracelets at the right. */
export function matchCard(
  pair: MatchedPair,
  { address }: CardAddress,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  return {
    alt,
    draw: (context) => {
      const pen = penOf(context, lettering);
      const { light } = pen;
      return `
        ${matchStage(context, CARD, pair, 34)}
        ${logo(lettering, [MARGIN, 100], 44, { light, color: NIGHT.words })}
        ${drawMatchWords(pair, { x: MARGIN, width: 480, percentY: 306, namesY: 396, percent: 150, names: 54, anchor: 'start' }, pen)}
        ${sharedLine(pair, [MARGIN, 520], { ...pen, anchor: 'start' })}
        ${joinedBracelets(pair, { center: [890, 315], size: { width: 560, height: 470 } }, { pen, inlay })}
        ${cardAddress(address, [CARD.width - MARGIN, 582], CARD.width - 2 * MARGIN, pen)}`;
    },
  };
}

/** The tall picture of a match: the percentage, the bracelets, and songs with their covers. */
export function matchPoster(
  pair: MatchedPair,
  shown: FootAddress,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  return {
    alt,
    draw: (context) => {
      const pen = penOf(context, lettering);
      const middle = STORY.width / 2;
      const bracelets = { top: 630, height: 510 };
      return `
        ${matchStage(context, STORY, pair, 250)}
        ${drawMatchWords(pair, { x: middle, width: STORY.width - 2 * MARGIN, percentY: 450, namesY: 538, percent: 250, names: 56, anchor: 'middle' }, pen)}
        ${joinedBracelets(pair, { center: [middle, bracelets.top + bracelets.height / 2], size: { width: 980, height: bracelets.height } }, { pen, inlay })}
        ${sharedLineWithTitle(pair, [middle, 1184], { ...pen, anchor: 'middle' })}
        ${matchSongs(pair, { place: [MARGIN, 1204], width: STORY.width - 2 * MARGIN }, { pen, inlay })}
        ${foot(shown, { left: MARGIN, right: STORY.width - MARGIN, y: STORY.height - CLEAR - 28, code: CODE }, lettering, pen.light)}`;
    },
  };
}

/** The square picture of a match: the percentage over the bracelets. */
export function matchSquare(
  pair: MatchedPair,
  shown: FootAddress,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  return {
    alt,
    draw: (context) => {
      const pen = penOf(context, lettering);
      const middle = SQUARE.width / 2;
      const hasCode = shown.link !== undefined;
      const bracelets = hasCode
        ? { middle: 616, height: 480, line: 910 }
        : { middle: 646, height: 520, line: 968 };
      return `
        ${matchStage(context, SQUARE, pair, 130)}
        ${drawMatchWords(pair, { x: middle, width: SQUARE.width - 2 * MARGIN, percentY: 216, namesY: 300, percent: 200, names: 56, anchor: 'middle' }, pen)}
        ${joinedBracelets(pair, { center: [middle, bracelets.middle], size: { width: 960, height: bracelets.height } }, { pen, inlay })}
        ${sharedLine(pair, hasCode ? [MARGIN, bracelets.line + 14] : [middle, bracelets.line], { ...pen, anchor: hasCode ? 'start' : 'middle' })}
        ${foot(shown, { left: MARGIN, right: SQUARE.width - MARGIN, y: 1034, code: CODE }, lettering, pen.light)}`;
    },
  };
}

/** Apps lay their own signs over the first and the last of a story. */
const CLEAR = 250;
const CODE = { below: 22, height: 150 };

function penOf({ prefix }: DrawingContext, lettering: Lettering): Pen {
  return { lettering, color: NIGHT.words, light: `${prefix}l` };
}

function sharedLine(pair: MatchedPair, place: Point, pen: Pen): string {
  const style = { face: 'text', size: 34, weight: 550 } as const;
  const words = pair.unnamed?.songs ?? sharedSongsText(sharedSongs(pair).length);
  return drawLine(words, style, place, { ...pen, color: NIGHT.quiet });
}

/** The same, with the title where it is about a single song. */
function sharedLineWithTitle(pair: MatchedPair, place: Point, pen: Pen): string {
  const [first, second] = sharedSongs(pair);
  if (!first || second || pair.unnamed) return sharedLine(pair, place, pen);
  const words = fitText(
    pen.lettering,
    `${sharedSongsText(1)}: ${first.title}`,
    { face: 'text', size: 34, weight: 550 },
    { width: STORY.width - 2 * MARGIN, maxLines: 1, minSize: 26 },
  );
  return drawLines(words, place, { ...pen, color: NIGHT.quiet });
}
