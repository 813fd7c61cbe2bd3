import { toEra } from '@thirteen/catalogue/eras.ts';
import { joinBracelets, type JoinedBead } from '@thirteen/domain/match/joined-bracelets.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { bead } from '../../drawing/beads.ts';
import { at, each, type Canvas, type Point } from '../../drawing/svg.ts';
import { drawLine, type Pen } from '../lettering/draw-text.ts';
import { profileImageSvg } from '../../profile-images/profile-images.ts';
import type { Fan, TopSong } from '../fan.ts';
import type { Inlay } from '../inlay.ts';
import { sharedSongs, type MatchedPair } from './match.ts';

type Box = { readonly center: Point; readonly size: Canvas };
type Tools = { readonly pen: Pen; readonly inlay: Inlay };

const MIN_NUMERAL = 26;
/** Numerals of the least size need beads of at least this radius. */
const NUMBERED_FROM = 21;
const EMPTY = { fill: '#14142a', edge: '#fff' } as const;

/** The bracelets of two fans, joined at the beads of both, as large as the box allows, with a picture of each fan inside. */
export function joinedBracelets(pair: MatchedPair, { center: [x, y], size }: Box, tools: Tools): string {
  const shared = sharedSongs(pair);
  const drawn = joinBracelets(shared.length);
  const unit = Math.min(size.width / drawn.width, size.height / drawn.height);
  const radius = drawn.radius * unit;
  const isShared = new Set(shared.map(({ title }) => title));
  const own = { you: ownBeads(pair.yours, isShared), them: ownBeads(pair.theirs, isShared) };
  const songOf = ({ of, index }: JoinedBead) =>
    of === 'both' ? { slot: undefined, song: shared[index] } : (own[of][index] ?? nothing);
  return (
    `<path d="${drawn.cords}" transform="translate(${at(x)} ${at(y)})scale(${at(unit)})" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${Math.round((1000 * Math.max(3, radius / 9)) / unit) / 1000}"/>` +
    each(drawn.beads, (one) =>
      oneBead(songOf(one), [x + one.x * unit, y + one.y * unit], radius, tools.pen),
    ) +
    each(drawn.rooms, (room, side) => {
      const place: Point = [x + room.x * unit, y + room.y * unit];
      return face(side === 0 ? pair.yours : pair.theirs, place, room.radius * unit, tools.inlay);
    })
  );
}

const FACE: Canvas = { width: 160, height: 160 };

/** The picture of a fan in a ring that shows on the night, whatever the fan's theme is. */
function face({ image }: Fan, [x, y]: Point, radius: number, inlay: Inlay): string {
  const picture = { name: `image ${image}`, canvas: FACE, svg: () => profileImageSvg(image) };
  const [left, top, width] = [Math.round(x - radius), Math.round(y - radius), Math.round(2 * radius)];
  return (
    inlay(picture, [left, top], width) +
    `<circle cx="${left + width / 2}" cy="${top + width / 2}" r="${at(radius)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3"/>`
  );
}

type OwnBead = { readonly slot: number | undefined; readonly song: TopSong | undefined };

const nothing: OwnBead = { slot: undefined, song: undefined };

/** The slots of a fan whose song the other one does not have, empty ones among them. */
function ownBeads({ songs }: Fan, isShared: ReadonlySet<string>): readonly OwnBead[] {
  return Array.from({ length: TOP13_SLOTS }, (_, index) => index + 1).flatMap((slot) => {
    const song = songs.find((one) => one.slot === slot);
    return song && isShared.has(song.title) ? [] : [{ slot, song }];
  });
}

function oneBead({ slot, song }: OwnBead, [x, y]: Point, radius: number, pen: Pen): string {
  const colors = song && toEra(song.theme).colors;
  const circle = `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}"`;
  const edge = Math.max(1.6, radius / 24);
  const drawn = colors
    ? `${bead([x, y], radius, colors.bead, pen.light)}${circle} fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${at(edge)}"/>`
    : `${circle} fill="${EMPTY.fill}" stroke="${EMPTY.edge}" stroke-opacity=".6" stroke-width="${at(edge)}" stroke-dasharray="${at(radius / 4)} ${at(radius / 4)}"/>`;
  if (slot === undefined || radius < NUMBERED_FROM) return drawn;
  const style = {
    face: 'text',
    size: Math.max(MIN_NUMERAL, Math.round(radius * 0.74)),
    weight: 700,
  } as const;
  const color = colors?.onBead ?? EMPTY.edge;
  return (
    drawn + drawLine(String(slot), style, [x, y + style.size * 0.35], { ...pen, color, anchor: 'middle' })
  );
}
