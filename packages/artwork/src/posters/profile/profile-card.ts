import { toEra } from '@thirteen/catalogue/eras.ts';
import { beadLight } from '../../drawing/beads.ts';
import type { Drawing, Point } from '../../drawing/svg.ts';
import { drawLine, drawLines, type Pen } from '../lettering/draw-text.ts';
import { fitText } from '../lettering/fit-text.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { coverBracelet } from './bracelet.ts';
import { logo } from '../brand.ts';
import { cardAddress, type CardAddress } from '../foot.ts';
import { eraBar } from './era-bar.ts';
import { ownerOf, type TopThirteen } from '../fan.ts';
import { eraGround } from '../grounds.ts';
import { coverWithShadow } from '../hero.ts';
import type { Inlay } from '../inlay.ts';
import { NIGHT } from '../night.ts';
import { portrait } from './portrait.ts';
import { CARD } from '../shapes.ts';
import { songRows } from '../song-rows.ts';
import { findings } from './top13-panel.ts';

const LEFT = 56;
const COVER = { top: 116, size: 288 };
const PANEL = { left: 384, top: 24, width: 776, height: 408, pad: 26 };
const SHOWN = 5;
const HEAD = 80;
const ROW = 40;
const LOOK = { columns: 1, cover: 0, numeral: 34, title: 34, least: 26 } as const;
const BRACELET = { y: 488, radius: 37, sag: 10 };
const BAR = { top: 578, height: 34 };

/** The link preview of a profile, or of a Top 13 that is nobody's: the first song's cover, five songs, the bracelet. */
export function profileCard(
  top13: TopThirteen,
  { address }: CardAddress,
  { lettering, inlay }: { readonly lettering: Lettering; readonly inlay: Inlay },
): Drawing {
  return {
    alt: 'A Top 13: the cover of its first song, its first songs, and a bracelet of the covers',
    draw: ({ prefix }) => {
      const light = `${prefix}l`;
      const pen = { lettering, color: toEra(top13.theme).colors.onGradient, light };
      const words = { ...pen, color: NIGHT.words };
      const [first] = top13.songs;
      const inner = PANEL.width - 2 * PANEL.pad;
      const songs = top13.songs.slice(0, SHOWN);
      const found = findings(top13, { width: inner, headline: 34, bar: 0 }, words);
      const listTop = PANEL.top + PANEL.pad - 4 + HEAD;
      return `
        ${beadLight(light)}
        ${eraGround(top13.theme, 'card', inlay, { place: [PANEL.left, PANEL.top], size: PANEL })}
        ${logo(lettering, [LEFT, 90], 46, { light, color: pen.color })}
        ${first ? coverWithShadow(first, [LEFT, COVER.top], COVER.size, inlay) : ''}
        ${heading(top13, [PANEL.left + PANEL.pad, PANEL.top + PANEL.pad - 4], words, inlay)}
        ${songRows(songs, { place: [PANEL.left + PANEL.pad, listTop], size: { width: inner, height: songs.length * ROW }, look: LOOK }, { pen: words, inlay })}
        ${found.draw([PANEL.left + PANEL.pad, listTop + SHOWN * ROW + 6])}
        ${cardAddress(address, [PANEL.left + PANEL.width - PANEL.pad, PANEL.top + PANEL.height - 18], inner, words)}
        ${coverBracelet(top13, { ...BRACELET, left: LEFT + BRACELET.radius, right: CARD.width - LEFT - BRACELET.radius }, { pen, inlay })}
        ${eraBar(top13.songs, [LEFT, BAR.top], { width: CARD.width - 2 * LEFT, height: BAR.height }, pen)}`;
    },
  };
}

/** Whose Top 13 it is; where it is nobody's, its name and a word to whoever reads the link. */
function heading(top13: TopThirteen, [x, y]: Point, pen: Pen, inlay: Inlay): string {
  const fan = ownerOf(top13);
  const style = { face: 'display-italic', size: 40, weight: 600, opticalSize: 11 } as const;
  const small = { face: 'display', size: 56, weight: 600, opticalSize: 20 } as const;
  const right = x + PANEL.width - 2 * PANEL.pad;
  const base = y + HEAD * 0.62;
  const said = fan ? 'My Top 13' : 'What is yours?';
  const saidWords = drawLine(said, style, [right, base], { ...pen, anchor: 'end' });
  if (!fan) return drawLine('My Top 13', small, [x, base], pen) + saidWords;
  const picture = 66;
  const nameX = x + picture + 18;
  const name = fitText(pen.lettering, fan.username, small, {
    width: right - nameX - pen.lettering.measure(said, style) - 24,
    maxLines: 2,
    minSize: 30,
  });
  const lines = name.lines.length;
  const first = lines === 1 ? base : y + 30;
  return portrait(fan, [x, y], picture, inlay) + drawLines(name, [nameX, first], pen, 1) + saidWords;
}
