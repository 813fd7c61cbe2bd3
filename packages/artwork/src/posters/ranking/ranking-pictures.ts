import { toEra } from '@thirteen/catalogue/eras.ts';
import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { beadLight } from '../../drawing/beads.ts';
import type { Canvas, Drawing, Point } from '../../drawing/svg.ts';
import { drawLine, type Pen } from '../lettering/draw-text.ts';
import type { Lettering, TypeStyle } from '../lettering/lettering.ts';
import { logo } from '../brand.ts';
import { cardAddress, foot, type CardAddress, type FootAddress } from '../foot.ts';
import { eraGround } from '../grounds.ts';
import type { Inlay } from '../inlay.ts';
import { NIGHT } from '../night.ts';
import { thoseWithRoom, type RankedRecord } from './ranked.ts';
import { recordCover, recordWords } from './record-head.ts';
import { CARD, SQUARE, STORY } from '../shapes.ts';
import { songRows, type RowLook } from '../song-rows.ts';
import { songPanel } from '../stage.ts';

const alt = 'Songs in their order, with a cover';
const MARGIN = 56;
const PAD = 24;
const GAP = 28;
const FOOT = 84;
/** A code takes the place that an odd number of songs leaves free in the last row; else the foot is so high. */
const FOOT_WITH_CODE = 152;
const CODE = { below: 18, height: 134 };
/** Apps lay their own signs over the first and the last of a story. */
const CLEAR = 250;

/** The wide picture of a ranking: the cover and the first songs. */
export function rankingCard(
  ranked: RankedRecord,
  { address }: CardAddress,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  return {
    alt,
    draw: ({ prefix }) => {
      const pens = pensOf(ranked.theme, lettering, prefix);
      const { shown, more } = thoseWithRoom(ranked.songs, CARD_ROOM);
      const panel = { width: 704, height: 566 };
      const place: Point = [CARD.width - 40 - panel.width, 32];
      const inner = panel.width - 2 * PAD - 8;
      const head = 190;
      const rows = CARD_ROW * shown.length;
      return `
        ${beadLight(pens.words.light)}
        ${eraGround(ranked.theme, 'card', inlay, { place, size: panel })}
        ${logo(lettering, [MARGIN, 98], 48, { light: pens.words.light, color: pens.onGround.color })}
        ${recordCover(ranked, [MARGIN, 146], 360, inlay)}
        ${recordWords(ranked, { place: [place[0] + PAD, place[1] + 14], width: inner, height: head - 14 }, pens.words)}
        ${songRows(shown, { place: [place[0] + PAD, place[1] + head], size: { width: inner, height: rows }, look: CARD_LOOK }, { pen: pens.words, inlay })}
        ${rest(more, [place[0] + PAD, place[1] + head + rows + 38], pens.words)}
        ${cardAddress(address, [place[0] + PAD + inner, place[1] + panel.height - 20], inner, pens.words)}`;
    },
  };
}

/** The tall picture of a ranking: the cover, and all its songs. */
export function rankingPoster(
  ranked: RankedRecord,
  footAddress: FootAddress,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  const bottom = STORY.height - CLEAR;
  return listed(ranked, { footAddress, lettering, inlay }, STORY, {
    top: CLEAR,
    bottom,
    shape: 'poster',
    most: 32,
    oneColumn: 14,
    rowOf: (rows) => Math.min(84, Math.max(64, (bottom - CLEAR - LEAST_HEAD - CHROME) / rows)),
    mostHead: 440,
  });
}

/** The square picture of a ranking: the cover, and as many songs as can be read. */
export function rankingSquare(
  ranked: RankedRecord,
  footAddress: FootAddress,
  lettering: Lettering,
  inlay: Inlay,
): Drawing {
  return listed(ranked, { footAddress, lettering, inlay }, SQUARE, {
    top: 40,
    bottom: 1040,
    shape: 'square',
    most: 14,
    oneColumn: 6,
    rowOf: () => 74,
    mostHead: 340,
  });
}

const CARD_ROOM = 7;
const CARD_ROW = 48;
const CARD_LOOK = { columns: 1, cover: 0, numeral: 36, title: 36, least: 26 } as const;
const LEAST_HEAD = 300;
const CHROME = GAP + 2 * PAD + FOOT;

type Tools = { readonly footAddress: FootAddress; readonly lettering: Lettering; readonly inlay: Inlay };

type Layout = {
  readonly top: number;
  readonly bottom: number;
  readonly shape: 'poster' | 'square';
  /** How many songs find room, and up to how many stand in one column. */
  readonly most: number;
  readonly oneColumn: number;
  /** How high each row is where there are so many. */
  readonly rowOf: (rows: number) => number;
  readonly mostHead: number;
};

/** The cover with its words, and the list below it. */
function listed(
  ranked: RankedRecord,
  { footAddress, lettering, inlay }: Tools,
  canvas: Canvas,
  layout: Layout,
): Drawing {
  return {
    alt,
    draw: ({ prefix }) => {
      const pens = pensOf(ranked.theme, lettering, prefix);
      const { shown, more } = thoseWithRoom(ranked.songs, layout.most);
      const look = lookOf(ranked, shown.length > layout.oneColumn);
      const perColumn = Math.ceil(shown.length / look.columns);
      const row = layout.rowOf(perColumn);
      const rows = perColumn * row;
      const hasFreeCell = look.columns === 2 && shown.length % 2 === 1 && more === 0;
      const footHeight = footAddress.link === undefined || hasFreeCell ? FOOT : FOOT_WITH_CODE;
      const panel = { width: canvas.width - 2 * MARGIN + 32, height: PAD + rows + PAD + footHeight };
      const panelTop = layout.bottom - panel.height;
      const room = panelTop - GAP - layout.top;
      const head = Math.min(layout.mostHead, room);
      const headTop = layout.top + (room - head) / 2;
      const inner = canvas.width - 2 * MARGIN - 16;
      const wordsX = MARGIN + head + 40;
      return `
        ${beadLight(pens.words.light)}
        ${eraGround(ranked.theme, layout.shape, inlay)}
        ${recordCover(ranked, [MARGIN, headTop], head, inlay)}
        ${recordWords(ranked, { place: [wordsX, headTop], width: canvas.width - MARGIN - wordsX, height: head }, pens.onGround)}
        ${songPanel(ranked.theme, `${prefix}p`, { place: [MARGIN - 16, panelTop], size: panel })}
        ${songRows(shown, { place: [MARGIN + 8, panelTop + PAD], size: { width: inner, height: rows }, look }, { pen: pens.words, inlay })}
        ${rest(more, [MARGIN + 8 + inner / 2 + 66, panelTop + PAD + rows - row * 0.36], pens.words)}
        ${foot(footAddress, { left: MARGIN + 12, right: canvas.width - MARGIN - 12, y: layout.bottom - 36, code: CODE }, lettering, pens.words.light)}`;
    },
  };
}

/** Covers stand before the songs of many albums alone. */
function lookOf({ cover }: RankedRecord, isLong: boolean): RowLook {
  const size = cover === 'own' ? 44 : 0;
  return isLong
    ? { columns: 2, cover: size, numeral: 38, title: 36, least: 26 }
    : { columns: 1, cover: size, numeral: 44, title: 44, least: 28 };
}

/** How many songs are left out, where some are. */
function rest(more: number, place: Point, pen: Pen): string {
  const style: TypeStyle = { face: 'display-italic', size: 34, weight: 600, opticalSize: 11 };
  return more === 0 ? '' : drawLine(`and ${more} more`, style, place, pen);
}

function pensOf(theme: EraRef, lettering: Lettering, prefix: string) {
  const light = `${prefix}l`;
  return {
    onGround: { lettering, light, color: toEra(theme).colors.onGradient },
    words: { lettering, light, color: NIGHT.words },
  };
}
